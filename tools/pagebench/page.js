// One button, as the site has one: how long from the tap until the interpreter can be used.
const files = fetch("files.json").then((answer) => answer.json());
let worker;

globalThis.ask = (message) =>
  new Promise((done, failed) => {
    worker.onmessage = ({ data }) => ("error" in data ? failed(new Error(data.error)) : done(data.value));
    worker.postMessage(message);
  });

globalThis.loaded = new Promise((done, failed) => {
  document.querySelector("button").addEventListener("click", async () => {
    const from = performance.now();
    worker = new Worker("worker.js", { type: "module" });
    await ask({ do: "load", ...(await files) }).catch(failed);
    done(performance.now() - from);
  });
});
await files;
document.querySelector("button").disabled = false;
