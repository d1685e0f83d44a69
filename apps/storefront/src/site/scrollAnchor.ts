import { tabStore } from '../session/storage.js';

interface ScrollAnchor {
  scrolled: number;
  /** The link's position in the window. */
  top: number;
  /** The link's address; null outside the main part, whose height is stable. */
  href: string | null;
}

/** The key in the tab's storage, which survives a reload of the next page. */
const nameOf = (address: string) => `place ${address}`;

const topOf = (link: Element) => link.getBoundingClientRect().top;

/** Saves the position of a link that is followed. */
export function saveScrollAnchor(link: Element): void {
  const href = link.closest('#main') && link.getAttribute('href');
  tabStore.keepData(nameOf(location.href), { scrolled: scrollY, top: topOf(link), href } satisfies ScrollAnchor);
}

/** Events that show that the reader has moved on. */
const steps = ['popstate', 'pointerdown', 'wheel', 'keydown'] as const;

/** Frames for which the link is held in position, because cards may differ from their assumed height. */
const heldFor = 20;

/**
 * Restores the followed link's position in the window, at the latest until the reader moves on.
 * @returns whether the link exists now
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
