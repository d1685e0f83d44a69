/** A `ref` that centres the current link in its strip. `scrollIntoView` would also scroll the page. */
export function revealCurrent(link: HTMLElement | null): void {
  const strip = link?.closest('nav');
  if (!link || !strip) return;
  const linkBox = link.getBoundingClientRect();
  const stripBox = strip.getBoundingClientRect();
  strip.scrollLeft += linkBox.left + linkBox.width / 2 - (stripBox.left + stripBox.width / 2);
}
