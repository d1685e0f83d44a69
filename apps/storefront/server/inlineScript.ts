import { timeOut } from '@first-gong/domain';

/**
 * The inline script of every document. Addresses and nonce are read from the element itself, so that this text, and its
 * hash in the policy, never change.
 *
 * - It lets libraries empty an element with `innerHTML = ''`, lets the page load the scripts of `data-scripts`, and
 *   nothing else, and tells libraries the nonce of styles.
 * - Fonts with a file are added when they have loaded, which begins after the first picture. Until then, and where a
 *   file cannot be loaded, text is in a font of the system that has the same measures.
 * - Whole stylesheets are loaded when the browser has nothing else to do: when they arrive it computes the style of the
 *   page anew, which would delay the answer to a first press by 100 ms on a slow phone.
 * - Script is loaded at the reader's first intention: a pointer over a control, a touch, a key, a
 *   focus; or after a minute at the latest (`wait`), so that an untouched page also turns gray, closes and warns of the
 *   weather. Four kinds of page load it when the browser is idle (decision 0034): those of a member, those with a popup
 *   event that was not dismissed on this device, those in the theme of the system, and those that lack a part.
 *   A tab that has a draft loads it at once: an old entry that came at the first press would surprise. An address that
 *   leads to a place on the page loads both at once: a closed answer opens there, and has the focus.
 * - Until then, a press on a button without a form, and a form that is sent as POST, wait in `window.early`;
 *   `src/early.tsx` repeats them. The buttons beside a number change it at once: a link or a form that is followed before
 *   the script is there then has the number that the person sees. When the script of the page cannot be loaded, or has not
 *   come after 120 seconds (spec §8), the page says so (in the element `lost`) and the browser sends the form.
 * - Until React has the page (`entered`), it sees no other event either: for each press and key it would take over the whole
 *   page in one task, 400 ms on a slow phone. The browser does its part, so that a link leads on and a field takes the text.
 * - A link or a form that leads to this page in another document, such as another language, takes along what the person
 *   entered here, in the masthead and the footer too: never a password. A link to another language leads to the same
 *   place on the page. A reload takes along the words of a search that everybody sees, `q`: other forms have drafts.
 */
export const inlineScript = `
(() => {
  const { dataset: about, nonce } = document.currentScript;
  window.__webpack_nonce__ = nonce;
  window.trustedTypes?.createPolicy("default", {
    createHTML: text => text ? null : text,
    createScriptURL: address => about.scripts.split(" ").includes(address) ? address : null,
  });

  new PerformanceObserver(paints => paints.getEntriesByName("first-contentful-paint").forEach(() => {
    for (const font of JSON.parse(about.fonts))
      new FontFace(...font).load().then(face => document.fonts.add(face), () => {});
  })).observe({ type: "paint", buffered: true });

  const giveUp = () => {
    const { early } = window;
    window.early = undefined;
    lost.hidden &&= !early;
    early?.presses.find(({ form }) => form)?.form.submit();
  };
  window.early = { presses: [], giveUp };
  const hold = (event, button, form) => {
    event.preventDefault();
    event.stopPropagation();
    if (form && window.early.presses.some(press => press.form === form)) return;
    button?.setAttribute("aria-busy", true);
    window.early.presses.push({ button, form });
  };
  const isBefore = () => window.early && !window.early.entered;
  for (const type of "pointerdown pointerup pointerover pointerout mousedown mouseup mouseover mouseout touchstart touchend keydown keypress keyup input textInput change compositionstart compositionend focusin focusout contextmenu dblclick".split(" "))
    addEventListener(type, event => isBefore() && event.stopPropagation(), true);
  addEventListener("click", event => {
    const button = event.target.closest?.("#root button[type=button]");
    if (!button && isBefore()) {
      event.stopPropagation();
      keepFor(event);
    }
    if (!window.early || !button) return;
    const { step } = button.dataset;
    if (!step || window.early.entered) return hold(event, button);
    button.parentElement.querySelector("input").stepUp(+step);
    event.stopPropagation();
  }, true);
  addEventListener("submit", event => {
    if (window.early && event.target.method === "post") hold(event, event.submitter, event.target);
  }, true);

  const append = rel => file => new Promise(done =>
    document.head.append(Object.assign(document.createElement("link"), { rel, href: file, onload: done, onerror: done })));
  let styles;
  const loadStyles = () => styles ??= Promise.all(about.styles.split(" ").map(append("stylesheet")));
  let started;
  const go = () => {
    if (started) return;
    started = true;
    [about.entry, ...about.parts.split(" ")].forEach(append("modulepreload"));
    loadStyles().then(() => import(about.entry)).catch(giveUp);
    setTimeout(giveUp, ${timeOut.part});
  };
  const whenIdle = run => window.requestIdleCallback ? requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 200);
  const tab = () => { try { return sessionStorage } catch {} };
  const kept = name => { try { return localStorage.getItem(name) } catch {} };
  if (about.when === "now" || location.hash || /draft/.test(Object.keys(tab() ?? {}))) go();
  else {
    for (const type of ["pointerdown", "keydown", "focusin", "touchstart"])
      addEventListener(type, go, { passive: true, capture: true });
    addEventListener("pointerover", ({ target }) =>
      target.closest?.("a,button,input,select,textarea,label,summary") && go(), { passive: true, capture: true });
    addEventListener("load", () =>
      whenIdle(about.when === "idle" || kept("token") || about.popup && !kept("dismissedPopups")?.includes(about.popup) || document.documentElement.dataset.theme !== about.theme ? go : loadStyles));
    setTimeout(go, about.wait);
    addEventListener("pageshow", ({ persisted }) => persisted && kept("token") && whenIdle(go));
  }

  const pageOf = address => new URL(address, location).pathname.replace(/^.[^/]*/, "");
  const isBox = field => /radio|checkbox/.test(field.type);
  const stateOf = field => isBox(field) ? field.checked : field.value;
  const fields = () => [...document.querySelectorAll("#root :is(input,select,textarea)[name]")]
    .filter(field => !/hidden|file|password|one-time/.test(field.type + field.getAttribute("autocomplete")));
  const delivered = new Map(fields().map(field => [field, stateOf(field)]));
  const keep = (address, only) => {
    if (pageOf(address) !== pageOf(location) || !only && address.split("#")[0] === location.href.split("#")[0]) return;
    tab()?.setItem("typed", JSON.stringify([
      pageOf(address),
      fields()
        .filter(field => (only ?? field.name) === field.name && stateOf(field) !== (delivered.get(field) ?? (!isBox(field) && "")))
        .map(field => [!!field.closest("main"), field.name, field.value, field.checked]),
    ]));
  };
  const keepFor = event => {
    const link = event.target.closest?.("a[href]");
    if (!link || event.defaultPrevented) return;
    if (/lang=/.test(link.search)) link.hash = location.hash;
    keep(link.href);
  };
  addEventListener("click", keepFor);
  addEventListener("submit", event => event.defaultPrevented || keep(event.target.action));
  addEventListener("pagehide", () => tab()?.getItem("typed") ?? keep(location, "q"));

  const [from, typed] = JSON.parse(tab()?.getItem("typed") ?? "[]");
  tab()?.removeItem("typed");
  if (from !== pageOf(location)) return;
  for (const [main, name, value, checked] of typed) {
    const field = fields().find(field =>
      field.name === name && !!field.closest("main") === main && !field.disabled && (!isBox(field) || field.value === value));
    if (field) isBox(field) ? field.checked = checked : field.value = value;
  }
})()`
  .replace(/\n\s*/g, '\n')
  // No text in the script has one of these signs between spaces.
  .replace(/ (=>|=|===|!==|&&|\|\||\?\?=?) /g, '$1')
  .replace(/([,:;{]) /g, '$1');
