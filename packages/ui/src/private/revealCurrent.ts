/**
 * Scrolls a strip sideways, so that the link of the current page is in its middle. `scrollIntoView` would scroll the page
 * too. Use it as `ref` of that link.
 */
export function revealCurrent(link: HTMLElement | null): void {
  const strip = link?.closest('nav');
  if (!link || !strip) return;
  const linkBox = link.getBoundingClientRect();
  const stripBox = strip.getBoundingClientRect();
  strip.scrollLeft += linkBox.left + linkBox.width / 2 - (stripBox.left + stripBox.width / 2);
}
