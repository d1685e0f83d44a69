/** Functions for the page of any browser. A function may use only its arguments and the document. */

/**
 * Interacts with the page, so that its script loads, and collects script errors for `faultsOf`. Returns false if the page
 * is still loading and may have no body.
 */
export function touch(): boolean {
  if (document.readyState === 'loading') return false;
  const errors: string[] = [];
  Object.assign(window, { errors });
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return true;
}

/** Whether React has hydrated: the inline script records no more input. */
export function hasReact(): boolean {
  const root = document.getElementById('root');
  const isReact = root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  return isReact && !('beforeHydration' in window && window.beforeHydration);
}

/** Marks the first visible element with a text or name, for a click at `[data-wanted]`. */
export function mark(selector: string, words: string): boolean {
  for (const before of document.querySelectorAll('[data-wanted]')) before.removeAttribute('data-wanted');
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().startsWith(words) &&
      element.checkVisibility(),
  );
  found?.setAttribute('data-wanted', '');
  found?.scrollIntoView({ block: 'center' });
  return found !== undefined;
}

/** Faults of a page: scripts, width, heading, and CSS-wide keywords in custom properties. */
export function faultsOf(): string[] {
  const faults = [...(window as unknown as { errors: string[] }).errors];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth} px wide in a window of ${innerWidth}`);
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) faults.push(`${headings} headings of level 1`);
  const names = new Set<string>();
  const namesOf = new Map<Element, Set<string>>();
  const setBy = (style: CSSStyleDeclaration) => [...style].filter((name) => name.startsWith('--'));
  const add = (element: Element, set: Iterable<string>) =>
    namesOf.set(element, new Set([...(namesOf.get(element) ?? []), ...set]));
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      const set = 'style' in rule ? setBy(rule.style as CSSStyleDeclaration) : [];
      for (const name of set) names.add(name);
      // Other elements inherit the value.
      if (set.length > 0 && 'selectorText' in rule) {
        for (const element of document.querySelectorAll(String(rule.selectorText))) add(element, set);
      }
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  for (const element of document.querySelectorAll<HTMLElement>('[style]')) add(element, setBy(element.style));
  add(document.body, names);
  if (names.size < 50) faults.push(`only ${names.size} custom properties in the style sheets`);
  const keywords = new Set(['initial', 'inherit', 'unset', 'revert', 'revert-layer']);
  const found = new Set<string>();
  for (const [element, ofElement] of namesOf) {
    const style = getComputedStyle(element);
    for (const name of ofElement) {
      const value = style.getPropertyValue(name).trim();
      if (keywords.has(value)) found.add(`${name} is the word ${value}`);
    }
  }
  return [...faults, ...found];
}

/** Computed colours of parts, as red, green, blue and alpha from 0 to 255. */
export function coloursOf(parts: Record<string, [selector: string, property: string]>): Record<string, number[]> {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return Object.fromEntries(
    Object.entries(parts).map(([name, [selector, property]]) => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element || !context) return [name, []];
      if (property === 'outline-color') element.focus();
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = '#f0f';
      context.fillStyle = getComputedStyle(element).getPropertyValue(property);
      context.fillRect(0, 0, 1, 1);
      return [name, [...context.getImageData(0, 0, 1, 1).data]];
    }),
  );
}

export const hasFont = () => document.fonts.check('14px Archivo');

/** Width of a space in pixels, narrowest font at 14 px. */
export function wordSpace(): number {
  const widthOf = (text: string) => {
    const span = Object.assign(document.createElement('span'), { textContent: text });
    Object.assign(span.style, { font: '14px Archivo', fontStretch: '64%', whiteSpace: 'pre', position: 'absolute' });
    document.body.append(span);
    const { width } = span.getBoundingClientRect();
    span.remove();
    return width;
  };
  return widthOf('n n') - widthOf('nn');
}

/** Number of lines of the facts on an event page. */
export const linesOfFacts = () =>
  new Set(
    [...document.querySelectorAll<HTMLElement>('main header dl:not(dd dl) > div')].map(({ offsetTop }) => offsetTop),
  ).size;

/** Sets a preference cookie. */
export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no cookie store.
  document.cookie = `${name}=${value}; path=/`;
}

/** Focuses the element that a click on a label would focus. */
export function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  return element !== null && document.activeElement === element;
}

/** Focuses the first text field of a form in the main part. */
export function focusOnText(): boolean {
  const types = ['text', 'email', 'tel', 'password', 'textarea'];
  const field = [...document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea)')].find(
    (each) => types.includes(each.type) && !each.readOnly && !each.disabled && each.checkVisibility(),
  );
  field?.focus();
  return field !== undefined;
}

/** Value of the focused field, or a description of the focused element. */
export const focusedText = () => {
  const focused = document.activeElement;
  return focused !== null && 'value' in focused ? focused.value : focused?.outerHTML.slice(0, 80);
};

export const fieldValue = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value ?? null;
export const has = (selector: string) => document.querySelector(selector) !== null;
export const count = (selector: string) => document.querySelectorAll(selector).length;
export const path = () => location.pathname;
export const shows = (words: string) => document.querySelector('main')?.innerText.includes(words) ?? false;
export const query = () => location.search;
export const hash = () => location.hash;
export const isFocused = (selector: string) => document.activeElement?.matches(selector) ?? false;
