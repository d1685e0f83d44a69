import { tabStore } from '../session/storage.js';

/** Where the reader was on a page when a link was followed. */
interface ScrollAnchor {
  /** How far the page was scrolled. */
  scrolled: number;
  /** How far down the window the link was. */
  top: number;
  /** The address of the link; null for one outside the page's own part, whose height does not change with a list. */
  href: string | null;
}

/** In the tab's storage, by address: the page that was followed may be loaded anew before the way back. */
const nameOf = (address: string) => `place ${address}`;

const topOf = (link: Element) => link.getBoundingClientRect().top;

/** Saves the position of a link that is followed. */
export function saveScrollAnchor(link: Element): void {
  const href = link.closest('#main') && link.getAttribute('href');
  tabStore.keepData(nameOf(location.href), { scrolled: scrollY, top: topOf(link), href } satisfies ScrollAnchor);
}

/** Events that show that the reader has gone on. */
const steps = ['popstate', 'pointerdown', 'wheel', 'keydown'] as const;

/** Frames for which the link is held in position: cards that come into view may be higher or lower than was assumed. */
const heldFor = 20;

/**
 * Leads back to the link that was followed from this address, at its position in the window. If the list is still to come,
 * it does so once the link is there, unless the reader has gone on meanwhile.
 * @returns whether the link is there.
 */
export function restoreScrollAnchor(): boolean {
  const anchor = tabStore.readData<ScrollAnchor>(nameOf(location.href));
  if (!anchor) return false;
  if (anchor.href === null) {
    scrollTo(0, anchor.scrolled);
    return true;
  }
  const goneOn = new AbortController();
  const { signal } = goneOn;
  const hold = (link: HTMLElement, frames: number) => {
    if (signal.aborted || !link.isConnected) return;
    scrollBy(0, topOf(link) - anchor.top);
    if (frames > 0) requestAnimationFrame(() => hold(link, frames - 1));
  };
  const restore = () => {
    const links = [...document.querySelectorAll<HTMLElement>('#main a[href]')];
    const link = links.find((each) => each.getAttribute('href') === anchor.href);
    if (!link) return false;
    link.focus({ preventScroll: true });
    hold(link, heldFor);
    return true;
  };
  for (const step of steps) addEventListener(step, () => goneOn.abort(), { signal });
  if (restore()) return true;
  const observer = new MutationObserver(() => {
    if (restore()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return false;
}
