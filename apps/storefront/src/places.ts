/** A place on a page that a link has left: how far down it is, and the address of the link. */
interface Place {
  top: number;
  href: string | null;
}

/** The last place on each address of this tab. */
const places = new Map<string, Place>();

/** Keeps the place of a link that is followed. */
export function keepPlace(link: Element): void {
  places.set(location.href, { top: scrollY, href: link.getAttribute('href') });
}

/** Leads back to the place where a link has left this address, and to that link. @returns whether there is one. */
export function restorePlace(): boolean {
  const place = places.get(location.href);
  if (!place) return false;
  scrollTo(0, place.top);
  const links = document.querySelectorAll<HTMLElement>('#main a[href]');
  [...links].find((link) => link.getAttribute('href') === place.href)?.focus({ preventScroll: true });
  return true;
}
