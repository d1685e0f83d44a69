const mainElement = () => document.getElementById('main');

/**
 * The heading of the visible page. React hides the previous page by its style while the next one loads. Reading boxes
 * would lay out the page within React's task.
 */
const headingIn = (main: Element) =>
  main.querySelector('h1:not([data-loading], [style*="display: none"], [style*="display: none"] h1)');

/** Names the main part by the heading of the page. Returns whether there is one. */
export function nameMain(): boolean {
  const main = mainElement();
  const name = main && headingIn(main)?.textContent;
  if (name) main.setAttribute('aria-label', name);
  return Boolean(name);
}

/** The parts of a page that have a name and can take the focus. */
export const namedParts = '#main, #main [tabindex="-1"][aria-labelledby]';

/**
 * Scrolls to the top of a new page, and focuses the main part once it has the new name, unless the focus has moved.
 * @returns the cancel function
 */
export function showNewPage(): () => void {
  scrollTo(0, 0);
  const main = mainElement();
  const before = document.activeElement;
  const show = () => {
    if (!nameMain()) return;
    observer.disconnect();
    const now = document.activeElement;
    if (now === before || now === document.body) main?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(show);
  if (main) {
    main.removeAttribute('aria-label');
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    show();
  }
  return () => observer.disconnect();
}

/** Scrolls to the top of a page's new content, and focuses its heading. */
export function showHeading(): void {
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}
