import { followLinks as follow } from '@first-gong/ui/followLinks';
import { navigate } from 'wouter/use-browser-location';
import { saveScrollAnchor } from './scrollAnchor.js';

/** The history state of a page that a link of this site has led to. No other site can set it. */
export const followedHere = 'followedHere';

/**
 * Whether the app shows this address itself: a page of the same language, or the legacy form of one (spec §2), which
 * `LegacyRedirect` resolves. Another language is another document.
 */
function isOurs({ pathname, searchParams }: URL): boolean {
  const [, lang] = location.pathname.split('/');
  return pathname.startsWith(`/${lang}/`) && /\.(?:html|do)$/.test(pathname) && !searchParams.has('lang');
}

/**
 * The router draws a step in one task, which takes longer than a frame on a slow phone. The browser first shows that the
 * link or the button is pressed. A page in the background has no frames.
 */
const afterPaint = (step: () => void) =>
  document.hidden ? step() : void requestAnimationFrame(() => setTimeout(step));

/**
 * Turns plain links and GET forms into steps inside the app. Screens stay plain HTML, which works before this runs, and
 * know no router. Returns a function that stops it.
 */
export const followLinks = (): (() => void) =>
  follow((address, element) => {
    const isLink = element instanceof HTMLAnchorElement;
    if (isLink) saveScrollAnchor(element);
    afterPaint(() => navigate(address, { state: isLink ? followedHere : null }));
  }, isOurs);
