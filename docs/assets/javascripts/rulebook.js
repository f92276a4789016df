// Shows the steps of an example one at a time, and answers what a reader tries with what the rules
// engine said when the site was built. All of it is one function.
(() => {
"use strict";

const data = (id) => JSON.parse(document.getElementById(id)?.textContent || "null");
const all = (root, css) => [...root.querySelectorAll(css)];
const make = (tag, className = "", own) =>
  Object.assign(document.createElement(tag), { className, ...own });

const { body } = document;
const view = window.visualViewport || {};
const plain = (event) => !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

// Escape closes a term's explanation, until a key or the pointer asks anew.
window.onkeydown = window.onpointerover = ({ key }) => {
  body.classList.toggle("re-shut", key === "Escape");
};

const labels = data("re-labels");
// Without this class the page stays as it is without a script: site/stepper.py.
if (!labels || !document.querySelector(".re-js")) return;
const voice = make("div", "re-voice", { ariaLive: "polite" });
body.append(voice);

/** Have a text read aloud, even the same again. */
const say = (text) => (voice.textContent = text + (text === voice.textContent ? "\u00a0" : ""));

const button = (name, onclick) =>
  make("button", "re-button re-" + name, { textContent: labels[name], onclick });

/** Let a piece slide along its path, and what it captures fade. */
function animate(picture, path, back) {
  if (!path || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const stops = path.match(/\S+ \S+/g).map((at) => at.split(" ").map(Number));
  if (back) stops.reverse();
  const [x, y] = stops.at(-1);
  const timing = { duration: 350 * (stops.length - 1 || 1), easing: "ease-in-out" };
  const moves = stops.map((at) => ({ transform: `translate(${at[0] - x}px, ${at[1] - y}px)` }));
  const here = all(picture, `use[x="${x}"][y="${y}"][href*="-"]:not(.re-ghost)`);
  here[0]?.animate(moves[1] ? moves : { opacity: [0, 1] }, timing);
  if (back) return;
  for (const part of all(picture, ".re-ghost, .re-trace, .re-arrow, [href$=c]")) {
    part.animate([{ opacity: +part.matches(".re-ghost"), offset: 0 }], timing);
  }
}

/** Show a figure one step at a time. */
function enliven(figure) {
  const steps = all(figure, ".re-step");
  const last = steps.length - 1;
  const [list, file] = all(figure, ".re-steps, .re-file");
  const named = () => links.findIndex(({ hash }) => hash === location.hash);
  let at = 0;
  const links = steps.map((step, place) => {
    const { textContent } = all(step, "p:first-child > *").pop();
    const onclick = (event) => !plain(event) || show(place);
    return make("a", "", { href: "#" + step.id, textContent, onclick });
  });
  const turners = ["first", "back", "forward", "last"].map((name, way) =>
    button(name, () => show([0, at - 1, at + 1, last][way])),
  );

  /** Show a step; return false to end a followed link here. */
  function show(to) {
    const from = at;
    at = Math.min(Math.max(to, 0), last);
    const inside = steps[from].contains(document.activeElement);
    steps.forEach((step, place) => {
      step.classList.toggle("re-now", place === at);
      links[place].ariaCurrent = place === at ? "step" : null;
    });
    turners.forEach((one, way) => (one.ariaDisabled = at === (way < 2 ? 0 : last)));
    file.href = file.href.replace(/\d+(?=\.svg$)/, at);
    // Who opens the page at a step has not asked to hear it.
    if (at === from || !figure.matches(".re-live")) return false;
    // A link to the step that was left must lead back there.
    if (named() >= 0) address();
    if (inside) all(steps[at], "a")[0].focus();
    const [before, now] = [from, at].map((place) => all(steps[place], "svg")[0]);
    if (at === from + 1) animate(now, now.dataset.path);
    if (at === from - 1) animate(now, before.dataset.path, true);
    board?.refresh();
    say(all(steps[at], "div")[0].textContent);
    return false;
  }

  /** Name the step in the address, without what was searched for. */
  function address() {
    const url = new URL(links[at].href);
    url.searchParams.delete("h");
    history.replaceState(history.state, "", url);
    return url;
  }

  const copy = button("copy", async () => {
    const url = address();
    const done = await navigator.clipboard?.writeText(url).then(() => "copied", () => 0);
    say((copy.textContent = labels[done || "address"]));
    setTimeout(() => (copy.textContent = labels.copy), 2500);
  });
  const board = window.DecompressionStream && askable(figure, () => at);
  const tools = make("div", "re-tools");
  tools.append(board?.toggle || "", copy);
  list.after(tools);
  if (last) {
    const bar = make("div", "re-controls", { role: "group", ariaLabel: labels.steps });
    const moves = make("ol", "re-moves", { ariaLabel: labels.moves });
    bar.append(...turners);
    links.forEach((link) => moves.appendChild(make("li")).append(link));
    list.before(bar);
    list.after(moves);
  }

  figure.tabIndex = -1;
  figure.onkeydown = (event) => {
    const way = ["Home", "ArrowLeft", "ArrowRight", "End"].indexOf(event.key);
    if (way < 0 || !last || event.defaultPrevented || !plain(event)) return;
    event.preventDefault();
    turners[way].click();
  };

  // A swipe sideways; up and down, and on an enlarged page, it is the browser's.
  let start = null;
  list.onpointerdown = (event) =>
    (start = event.pointerType === "mouse" || view.scale > 1.01 ? null : event);
  list.onpointercancel = () => (start = null);
  list.onpointerup = ({ x, y }) => {
    if (start && Math.abs(x - start.x) > Math.max(40, 2 * Math.abs(y - start.y)))
      show(at + (x < start.x ? 1 : -1));
    start = null;
  };

  show(named());
  addEventListener("hashchange", () => named() < 0 || show(named()));
  figure.classList.add("re-live");
}

let unpacked;

/** Unpack what the engine said: site/answers.py. */
function unpack() {
  const packed = Uint8Array.from(atob(data("re-answers")), (sign) => sign.charCodeAt(0));
  const pipe = new DecompressionStream("deflate-raw");
  return new Response(new Blob([packed]).stream().pipeThrough(pipe)).json();
}

/** Let a figure's board be asked; `place` gives the step's number. */
function askable(figure, place) {
  const grid = make("div", "re-points", { role: "group", ariaLabel: labels.board });
  const panel = make("div");
  let points, board, example, step, chosen;

  /** Return what was said of a point for the chosen piece. */
  function answer(point) {
    const [rest, ...groups] = (board.rows[step.rows[chosen]] || "").split(" ");
    const group = groups.find((one) => one.includes(String.fromCharCode(48 + point), 1)) || rest;
    return board.answers[group.charCodeAt(0) - 48] || [labels.over];
  }

  /** Tell something; bring into view what the board does not show. */
  function tell(head, text, css = "", unseen = css) {
    panel.className = "re-answer " + css;
    panel.replaceChildren(make("b", "", { textContent: head }), " " + text);
    say(panel.textContent);
    if (unseen) panel.scrollIntoView({ block: "nearest" });
  }

  /** Choose a piece, or with -1 none, and light up where it may go. */
  function choose(point) {
    chosen = point;
    const can = points.map((_, to) => answer(to)[1] && (point >= 0 || !(to in step.rows)));
    const goals = board.names.filter((_, to) => can[to]).join(", ");
    points.forEach((one, to) => {
      const piece = board.pieces[step.stones.charCodeAt(to) - 48] || labels.empty;
      one.className = "re-point" + (can[to] ? " re-can" : "");
      one.ariaPressed = to === point || null;
      one.ariaLabel = board.names[to] + ", " + piece;
    });
    if (point < 0) tell("", step.choose || ("-1" in step.rows ? labels.choose : labels.over));
    else {
      const text = goals ? `${labels.can} ${goals}.` : labels.cannot;
      tell(points[point].ariaLabel + ".", text, "", !goals);
    }
  }

  /** Answer to a pressed point. */
  function press(point) {
    const [text, legal, third] = answer(point);
    const again = point === chosen;
    if (point in step.rows && !(again && legal)) return choose(again ? -1 : point);
    const told = text.replace(/\{(.)\}/g, (_, n) => board.names[[chosen, point, third][n]]);
    const css = legal ? "re-yes" : "re-no";
    points.forEach((one) => one.classList.remove("re-yes", "re-no"));
    points[point].classList.add(css);
    tell(legal ? labels.legal : labels.illegal, told[0].toUpperCase() + told.slice(1), css);
  }

  function focus(point) {
    points.forEach((one, to) => (one.tabIndex = to === point ? 0 : -1));
    points[point].focus();
  }

  grid.onkeydown = (event) => {
    const way = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Escape"].indexOf(event.key);
    const from = points.indexOf(event.target);
    if (way < 0 || !plain(event)) return;
    event.preventDefault();
    if (way > 3) close();
    else focus(from + board.near[from][way]);
  };

  function refresh() {
    if (!grid.isConnected) return;
    step = example.steps[place()];
    choose(-1);
  }

  function close() {
    toggle.focus();
    grid.remove();
    panel.remove();
    toggle.textContent = labels.try;
  }

  const toggle = button("try", async () => {
    if (grid.isConnected) return close();
    const page = await (unpacked ||= unpack());
    example = page.figures[figure.id];
    board = page.boards[example.board];
    points ||= board.places.map((style, point) =>
      make("button", "", { style, onclick: () => press(point) }),
    );
    grid.append(...points);
    figure.style = board.size;
    all(figure, ".re-steps")[0].after(grid, panel);
    toggle.textContent = labels.done;
    refresh();
    const asks = (one, to) => (step.choose ? one.matches(".re-can") : to in step.rows);
    focus(Math.max(0, points.findIndex(asks)));
  });
  return { toggle, refresh };
}

view.onresize = () => body.classList.toggle("re-zoomed", view.scale > 1.01);
all(body, ".re-example").forEach(enliven);
})();
