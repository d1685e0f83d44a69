import { timeOut } from '@first-gong/domain';

/**
 * The inline script of every document (decision 0050), compiled by `inlineScripts.ts`.
 * The script reads addresses and nonce from its element, so its text and its hash in the policy are constant.
 * - Trusted Types allow libraries `innerHTML = ''`, and the page the scripts of `data-scripts`.
 * - Fonts with a file and whole stylesheets would delay the first contentful paint, so they load after it.
 * - Script loads at the first interaction (hover, touch, key, focus), at the latest after `wait`.
 * - Script loads in an idle browser for a member, a popup event, the system's theme or a missing part. A browser that
 *   saves data skips this.
 * - Script loads at once for a member's page, a draft and a fragment.
 * - Until React hydrates the page, it gets no events, because one event would make it hydrate everything in one task.
 *   `window.beforeHydration` collects clicks on buttons that no form submits natively. `src/app/replayInput.tsx` repeats
 *   them.
 * - If the script fails, or takes longer than 120 seconds (spec §8), the page reports the failure.
 * - A link or form to this page in another document keeps entered values but no password.
 * - A reload keeps only the public search text, `q`: other forms have drafts.
 */
const { dataset: about, nonce } = document.currentScript as HTMLScriptElement;
const of = (name: string): string => about[name] ?? '';

window.__webpack_nonce__ = nonce;
window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === '' ? text : null),
  createScriptURL: (address) => (of('scripts').split(' ').includes(address) ? address : null),
});

const painted = new Promise<void>((resolve) => {
  new PerformanceObserver(
    (paints) => paints.getEntriesByName('first-contentful-paint').length > 0 && resolve(),
  ).observe({ type: 'paint', buffered: true });
});
painted.then(() => {
  for (const [family, source, descriptors] of JSON.parse(of('fonts')) as ConstructorParameters<typeof FontFace>[]) {
    const added = (face: FontFace) => void document.fonts.add(face);
    new FontFace(family, source, descriptors).load().then(added, () => {});
  }
});

/** Sends the waiting form natively, because the script failed or took too long. */
function giveUp(): void {
  if (!window.beforeHydration) return;
  const { presses } = window.beforeHydration;
  for (const button of presses) button.removeAttribute('aria-busy');
  window.beforeHydration = undefined;
  const lost = document.getElementById('lost');
  if (lost) lost.hidden = false;
  presses.find(({ type }) => type === 'submit')?.click();
}
window.beforeHydration = { presses: [], giveUp };

const isBefore = () => window.beforeHydration && !window.beforeHydration.entered;
const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);
const handled =
  'pointerdown pointerup pointerover pointerout mousedown mouseup mouseover mouseout touchstart touchend keydown keypress keyup input textInput change compositionstart compositionend focusin focusout contextmenu dblclick';
for (const type of handled.split(' ')) {
  addEventListener(type, (event) => isBefore() && event.stopPropagation(), true);
}
addEventListener(
  'click',
  (event) => {
    const pressed = elementOf(event)?.closest<HTMLButtonElement>('#root button');
    // Enter in a form clicks its button. A form with GET works without script.
    const button = pressed && (pressed.type === 'button' || pressed.form?.method === 'post') ? pressed : null;
    if (!button && isBefore()) {
      event.stopPropagation();
      keepForLink(event);
    }
    if (!window.beforeHydration || !button) return;
    event.stopPropagation();
    const { step } = button.dataset;
    // A link or form then has the number that the person sees, even before script loads.
    if (step && isBefore()) return button.parentElement?.querySelector('input')?.stepUp(Number(step));
    event.preventDefault();
    button.setAttribute('aria-busy', 'true');
    const { presses } = window.beforeHydration;
    if (button.type === 'button' || !presses.includes(button)) presses.push(button);
  },
  true,
);

const append =
  (rel: string, as = '') =>
  (href: string) =>
    new Promise((done) => {
      document.head.append(
        Object.assign(document.createElement('link'), { rel, as, href, onload: done, onerror: done }),
      );
    });
let styles: Promise<unknown> | undefined;
/**
 * Applies all stylesheets together, because each reads values of the others. Chromium keeps its fonts if loaded sheets
 * are appended; a sheet whose `media` changes makes it lay out all text again.
 */
const loadStyles = () => {
  const files = of('styles').split(' ');
  styles ??= Promise.all(files.map(append('preload', 'style'))).then(() =>
    Promise.all(files.map(append('stylesheet'))),
  );
  return styles;
};
let isStarted = false;
function start(): void {
  if (isStarted) return;
  isStarted = true;
  const preload = append('modulepreload');
  // A task for each, because all requests together take 100 ms on a slow phone.
  for (const file of [of('entry'), ...of('parts').split(' ')]) setTimeout(() => preload(file));
  loadStyles()
    .then(() => import(/* @vite-ignore */ of('entry')))
    .catch(giveUp);
  setTimeout(giveUp, timeOut.part);
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 200);
/** Reading the property throws if the browser blocks storage. */
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
  !navigator.connection?.saveData &&
  (of('when') === 'idle' ||
    stored('token') ||
    (of('popup') && !stored('dismissedPopups')?.includes(of('popup'))) ||
    document.documentElement.dataset.theme !== of('theme'));

if (of('when') === 'now' || location.hash || /draft/.test(String(Object.keys(storageOfTab() ?? {})))) start();
else {
  const quietly = { passive: true, capture: true };
  for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart']) addEventListener(type, start, quietly);
  addEventListener(
    'pointerover',
    (event) => elementOf(event)?.closest('a,button,input,select,textarea,label,summary') && start(),
    quietly,
  );
  addEventListener('load', () => painted.then(() => whenIdle(startsWhenIdle() ? start : loadStyles)));
  setTimeout(start, Number(of('wait')));
  addEventListener('pageshow', ({ persisted }) => persisted && stored('token') && whenIdle(start));
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** A field for another document: whether it is in `main`, its name, value and checked state. */
type Typed = [main: boolean, name: string, value: string, checked: boolean];

/** The path without its language. */
const pageOf = (address: string) => new URL(address, location.href).pathname.replace(/^.[^/]*/, '');
const isBox = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);
const stateOf = (field: Field) => (isBox(field) ? field.checked : field.value);
const isInMain = (field: Field) => field.closest('main') !== null;
const fields = () =>
  [...document.querySelectorAll<Field>('#root :is(input,select,textarea)[name]')].filter(
    (field) => !/hidden|file|password|one-time/.test(field.type + field.getAttribute('autocomplete')),
  );
const delivered = new Map(fields().map((field) => [field, stateOf(field)]));

/** Keeps entered values for an address if it is the same page. @param only keep the field with this name only */
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
