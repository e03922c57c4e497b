/*
 * In words that every browser has known for twenty years: the page itself is written in newer ones, and where they are
 * missing it would stay empty. Asked is what the page cannot do without, newest first: each came with one of the versions
 * that vite.config.ts names.
 */
(function () {
  function looksBehind() {
    try {
      return new RegExp("(?<!a)b").test("b");
    } catch (error) {
      return false;
    }
  }
  function supports(property, value) {
    return !!(window.CSS && CSS.supports && CSS.supports(property, value));
  }
  if (supports("zoom", "1") && supports("color", "color-mix(in srgb, red, blue)") && looksBehind()) return;
  var app = document.getElementById("app");
  app.parentNode.removeChild(app);
  document.getElementById("too-old").removeAttribute("hidden");
})();
