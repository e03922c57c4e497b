// What a page looks like to a finger and an eye. Each check tells its faults, one line each.
(() => {
  const seen = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest(".unseen");
  function told(it) {
    const text = (it.ariaLabel ?? it.innerText ?? "").replace(/\s+/g, " ").slice(0, 40);
    return `${it.tagName}.${it.getAttribute("class") ?? ""} “${text}”`;
  }
  const size = (width, height) => `${width.toFixed()}×${height.toFixed()}`;

  // Boxes that scroll sideways on purpose keep what is in them to themselves.
  function scrollsSideways(it) {
    for (let box = it.parentElement; box; box = box.parentElement) {
      const scrolls = ["auto", "scroll"].includes(getComputedStyle(box).overflowX);
      if (scrolls && box.scrollWidth > box.clientWidth) return true;
    }
    return false;
  }

  // An ellipsis says that there is more, and cuts it off.
  const isCut = (it) => it.parentElement && (getComputedStyle(it.parentElement).textOverflow === "ellipsis" || isCut(it.parentElement));

  // What is drawn for the eye only may reach out of the screen.
  function outside() {
    const wide = document.documentElement.clientWidth;
    const whole = document.scrollingElement.scrollWidth;
    const found = whole > wide ? [`the page is ${whole} px wide`] : [];
    for (const it of document.querySelectorAll("body *")) {
      if (it.closest("svg, [aria-hidden=true]") || !seen(it)) continue;
      const { left, right, width, height } = it.getBoundingClientRect();
      const out = width && height && (left < -1 || right > wide + 1);
      if (out && !scrollsSideways(it) && !isCut(it)) found.push(`${told(it)} from ${left.toFixed()} to ${right.toFixed()}`);
    }
    return found;
  }

  // Links within a text are as high as the text; the label of a switch is pressed in its place.
  function small() {
    const found = [];
    for (const it of document.querySelectorAll("button, a[href], select, summary, input, label:has(input)")) {
      if (!seen(it) || (it.tagName === "INPUT" && it.closest("label"))) continue;
      if (it.tagName === "A" && getComputedStyle(it).display === "inline" && it.closest("p, li, dd")) continue;
      if (it.tagName === "LABEL" && it.querySelector("input:not([type=checkbox], [type=radio])")) continue;
      const { width, height } = it.getBoundingClientRect();
      if (width && (width < 43.5 || height < 43.5)) found.push(`${told(it)} is ${size(width, height)}`);
    }
    return found;
  }

  // The middle of what is pressed or read belongs to itself, once it is scrolled to.
  function covered() {
    const found = [];
    for (const it of document.querySelectorAll("main button:enabled, main .count, main h3, main .prompt p")) {
      if (!seen(it)) continue;
      it.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = it.getBoundingClientRect();
      if (!width || !height) continue;
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!there) found.push(`${told(it)} cannot be scrolled to`);
      else if (!it.contains(there) && !there.contains(it)) found.push(`${told(it)} lies under ${told(there)}`);
    }
    return found;
  }

  // Nothing reaches out of its own box.
  function overfull() {
    const found = [];
    for (const it of document.querySelectorAll("main button, main article")) {
      if (!seen(it)) continue;
      const box = it.getBoundingClientRect();
      for (const part of it.querySelectorAll("b, span, h3, p")) {
        if (!seen(part) || part.closest("svg, [aria-hidden=true]") || getComputedStyle(part).position === "absolute") continue;
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        const out = left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2;
        if (width && out && !part.closest(".tag")) found.push(`${told(part)} reaches out of ${told(it)}`);
      }
    }
    return found;
  }

  return { outside, small, covered, overfull };
})()
