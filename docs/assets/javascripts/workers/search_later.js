/*
 * Begins to search when there is something to look for. A page opens this in place of the search
 * of the theme, and with an index that has no entries: until the first word is typed neither the
 * engine nor the entries are fetched. What pages and engine tell each other are messages of the
 * types 0 (the index), 1 (ready), 2 (look for this) and 3 (found).
 */
(() => {
  "use strict";

  let setup, wanted, begun;

  /** Hand a message to the engine, which listens as this does. */
  const engine = (type, data) =>
    dispatchEvent(new MessageEvent("message", { data: { type, data } }));

  /** Fetch engine and entries, then hand on what was asked last. */
  async function begin() {
    const { later } = setup.config;
    const answer = await fetch(new URL(later.index, location));
    const { docs } = await answer.json();
    importScripts(later.engine);
    engine(0, { ...setup, docs });
    // The engine takes the entries in before it listens again; what was asked meanwhile comes first
    // to this, so that the last question is also the last to be answered.
    setTimeout(() => {
      removeEventListener("message", receive);
      engine(2, wanted);
    });
  }

  /** Begin, and where that fails begin again later, ever later. */
  const attempt = (pause = 1000) =>
    begin().catch(() => setTimeout(attempt, pause, 2 * pause));

  function receive(event) {
    if (!event.isTrusted) return; // its own, for the engine
    event.stopImmediatePropagation();
    const { type, data } = event.data;
    if (type === 0) {
      setup = data;
      postMessage({ type: 1 });
    } else if (!begun && !data) {
      postMessage({ type: 3, data: { items: [] } });
    } else {
      wanted = data;
      begun ||= attempt();
    }
  }

  addEventListener("message", receive);
})();
