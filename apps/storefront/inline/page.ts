import { timeOut } from '@first-gong/domain';

/**
 * The inline script of every document (`inlineScripts.ts` compiles it). Addresses and nonce are read from the element itself,
 * so that its text, and its hash in the policy, never change.
 *
 * - It lets libraries empty an element with `innerHTML = ''`, lets the page load the scripts of `data-scripts`, and
 *   nothing else, and tells libraries the nonce of styles.
 * - Fonts with a file are added when they have loaded, which begins after the first paint. Until then, and if a
 *   file cannot be loaded, text is in a font of the system that has the same measures.
 * - Whole stylesheets are loaded when the browser has nothing else to do: when they arrive it computes the style of the
 *   page anew, which would delay the response to a first press by 100 ms on a slow phone.
 * - Script is loaded at the reader's first intention: a pointer over a control, a touch, a key, a
 *   focus; or after a minute at the latest (`wait`), so that an untouched page also turns gray, closes and warns of the
 *   weather. Four kinds of page load it when the browser is idle (decision 0034): those of a member, those with a popup
 *   event that was not dismissed on this device, those in the theme of the system, and those that lack a part.
 *   A tab that has a draft loads it at once: an old entry that came at the first press would surprise. An address that
 *   leads to a place on the page loads both at once: a closed answer opens there, and has the focus.
 * - Until then, a press on a button without a form, and a form that is sent as POST, wait in `window.early`;
 *   `src/app/replayInput.tsx` repeats them. The buttons beside a number change it at once: a link or a form that is followed before
 *   the script is there then has the number that the person sees. When the script of the page cannot be loaded, or has not
 *   come after 120 seconds (spec §8), the page says so and the browser sends the form.
 * - Until React has the page (`entered`), it sees no other event either: for each press and key it would take over the whole
 *   page in one task, 400 ms on a slow phone. The browser does its part, so that a link leads on and a field takes the text.
 * - A link or a form that leads to this page in another document, such as another language, takes along what the person
 *   entered here, in the masthead and the footer too: never a password. A link to another language leads to the same
 *   place on the page. A reload takes along the words of a search that everybody sees, `q`: other forms have drafts.
 */
const { dataset: about, nonce } = document.currentScript as HTMLScriptElement;
const of = (name: string): string => about[name] ?? '';

window.__webpack_nonce__ = nonce;
window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === '' ? text : null),
  createScriptURL: (address) => (of('scripts').split(' ').includes(address) ? address : null),
});

new PerformanceObserver((paints) => {
  if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
  for (const [family, source, descriptors] of JSON.parse(of('fonts')) as ConstructorParameters<typeof FontFace>[]) {
    const added = (face: FontFace) => void document.fonts.add(face);
    new FontFace(family, source, descriptors).load().then(added, () => {});
  }
}).observe({ type: 'paint', buffered: true });

/** The script of the page cannot be loaded, or has not come in time. */
function giveUp(): void {
  if (!window.early) return;
  const { presses } = window.early;
  for (const { button } of presses) button?.removeAttribute('aria-busy');
  window.early = undefined;
  const lost = document.getElementById('lost');
  if (lost) lost.hidden = false;
  presses.find((press) => press.form)?.form?.submit();
}
window.early = { presses: [], giveUp };

function hold(event: Event, button: HTMLElement | null, form?: HTMLFormElement): void {
  event.preventDefault();
  event.stopPropagation();
  if (form && window.early?.presses.some((press) => press.form === form)) return;
  button?.setAttribute('aria-busy', 'true');
  window.early?.presses.push({ button, form });
}

const isBefore = () => window.early && !window.early.entered;
const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);
const handled =
  'pointerdown pointerup pointerover pointerout mousedown mouseup mouseover mouseout touchstart touchend keydown keypress keyup input textInput change compositionstart compositionend focusin focusout contextmenu dblclick';
for (const type of handled.split(' ')) {
  addEventListener(type, (event) => isBefore() && event.stopPropagation(), true);
}
addEventListener(
  'click',
  (event) => {
    const button = elementOf(event)?.closest<HTMLElement>('#root button[type=button]');
    if (!button && isBefore()) {
      event.stopPropagation();
      keepForLink(event);
    }
    if (!window.early || !button) return;
    const { step } = button.dataset;
    if (!step || window.early.entered) return hold(event, button);
    button.parentElement?.querySelector('input')?.stepUp(Number(step));
    event.stopPropagation();
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (window.early && form.method === 'post') hold(event, event.submitter, form);
  },
  true,
);

const append = (rel: string) => (href: string) =>
  new Promise((done) => {
    document.head.append(Object.assign(document.createElement('link'), { rel, href, onload: done, onerror: done }));
  });
let styles: Promise<unknown> | undefined;
const loadStyles = () => {
  styles ??= Promise.all(of('styles').split(' ').map(append('stylesheet')));
  return styles;
};
let isStarted = false;
function start(): void {
  if (isStarted) return;
  isStarted = true;
  [of('entry'), ...of('parts').split(' ')].forEach(append('modulepreload'));
  loadStyles()
    .then(() => import(/* @vite-ignore */ of('entry')))
    .catch(giveUp);
  setTimeout(giveUp, timeOut.part);
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 200);
/** A browser that blocks storage throws at its name. */
function storageOfTab(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
const startsWhenIdle = () =>
  of('when') === 'idle' ||
  stored('token') ||
  (of('popup') && !stored('dismissedPopups')?.includes(of('popup'))) ||
  document.documentElement.dataset.theme !== of('theme');

/** The member's calls of the page are sent while its script is on the way. `src/data/sentCalls.ts` takes the responses. */
const token = stored('token');
if (token) {
  const send = async (method: string, address: string) => {
    const sentAt = Date.now();
    try {
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
      const response = await fetch(address, { method, headers, signal: AbortSignal.timeout(timeOut.request) });
      return { response, sentAt, receivedAt: performance.now() };
    } catch {
      return null;
    }
  };
  const calls: [method: string, address: string][] = JSON.parse(of('calls') || '[]');
  window.sent = { token, responses: Object.fromEntries(calls.map((call) => [call.join(' '), send(...call)])) };
}

if (of('when') === 'now' || location.hash || /draft/.test(String(Object.keys(storageOfTab() ?? {})))) start();
else {
  const quietly = { passive: true, capture: true };
  for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart']) addEventListener(type, start, quietly);
  addEventListener(
    'pointerover',
    (event) => elementOf(event)?.closest('a,button,input,select,textarea,label,summary') && start(),
    quietly,
  );
  addEventListener('load', () => whenIdle(startsWhenIdle() ? start : loadStyles));
  setTimeout(start, Number(of('wait')));
  addEventListener('pageshow', ({ persisted }) => persisted && stored('token') && whenIdle(start));
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** A field as another document gets it: whether it is in `main`, its name, its value, and whether it is checked. */
type Typed = [main: boolean, name: string, value: string, checked: boolean];

/** The path of an address without its language. */
const pageOf = (address: string) => new URL(address, location.href).pathname.replace(/^.[^/]*/, '');
const isBox = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);
const stateOf = (field: Field) => (isBox(field) ? field.checked : field.value);
const isInMain = (field: Field) => field.closest('main') !== null;
const fields = () =>
  [...document.querySelectorAll<Field>('#root :is(input,select,textarea)[name]')].filter(
    (field) => !/hidden|file|password|one-time/.test(field.type + field.getAttribute('autocomplete')),
  );
const delivered = new Map(fields().map((field) => [field, stateOf(field)]));

/** Keeps what was typed for the document at an address, if it is this page. @param only the name of the one field to keep. */
function keep(address: string, only?: string): void {
  const { href } = location;
  if (pageOf(address) !== pageOf(href) || (!only && address.split('#')[0] === href.split('#')[0])) return;
  const typed = fields()
    .filter((field) => (only ?? field.name) === field.name)
    .filter((field) => stateOf(field) !== (delivered.get(field) ?? (isBox(field) ? false : '')))
    .map((field): Typed => [isInMain(field), field.name, field.value, isBox(field) && field.checked]);
  storageOfTab()?.setItem('typed', JSON.stringify([pageOf(href), typed]));
}
function keepForLink(event: Event): void {
  const link = elementOf(event)?.closest<HTMLAnchorElement>('a[href]');
  if (!link || event.defaultPrevented) return;
  if (/lang=/.test(link.search)) link.hash = location.hash;
  keep(link.href);
}
addEventListener('click', keepForLink);
addEventListener('submit', (event) => event.defaultPrevented || keep((event.target as HTMLFormElement).action));
addEventListener('pagehide', () => storageOfTab()?.getItem('typed') ?? keep(location.href, 'q'));

const [from, typed] = JSON.parse(storageOfTab()?.getItem('typed') ?? '[]') as [from?: string, typed?: Typed[]];
storageOfTab()?.removeItem('typed');
for (const [main, name, value, checked] of (from === pageOf(location.href) && typed) || []) {
  const field = fields().find(
    (each) => each.name === name && isInMain(each) === main && !each.disabled && (!isBox(each) || each.value === value),
  );
  if (field && isBox(field)) field.checked = checked;
  else if (field) field.value = value;
}
