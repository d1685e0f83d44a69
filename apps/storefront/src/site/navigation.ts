import { followLinks as follow } from '@first-gong/ui/followLinks';
import { navigate } from 'wouter/use-browser-location';
import { saveScrollAnchor } from './scrollAnchor.js';

/** The history state of a page after an internal link. No other site can set it. */
export const followedHere = 'followedHere';

/** Whether the app shows this address itself: a page of the same language, or a legacy address (spec §2). */
function isOurs({ pathname, searchParams }: URL): boolean {
  const [, lang] = location.pathname.split('/');
  return pathname.startsWith(`/${lang}/`) && /\.(?:html|do)$/.test(pathname) && !searchParams.has('lang');
}

/** Runs a step after a paint that shows the pressed link. Background pages have no frames. */
const afterPaint = (step: () => void) =>
  document.hidden ? step() : void requestAnimationFrame(() => setTimeout(step));

/** Handles plain links and GET forms inside the app, so that screens need no router. @returns the stop function */
export const followLinks = (): (() => void) =>
  follow((address, element) => {
    const isLink = element instanceof HTMLAnchorElement;
    if (isLink) saveScrollAnchor(element);
    afterPaint(() => navigate(address, { state: isLink ? followedHere : null }));
  }, isOurs);
