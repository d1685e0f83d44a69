import { navigate } from 'wouter/use-browser-location';
import { keepPlace } from './places.js';

/** The history state of a page that a link of this site has led to. No other site can set it. */
export const followedHere = 'followedHere';

/** Whether the app shows this address itself: a page of the same language. Another language is another document. */
function isOurs(url: URL): boolean {
  const [, lang] = location.pathname.split('/');
  return (
    url.origin === location.origin &&
    url.pathname.startsWith(`/${lang}/`) &&
    url.pathname.endsWith('.html') &&
    !url.searchParams.has('lang')
  );
}

/**
 * The router draws a step in one task, which takes longer than a frame on a slow phone. The browser first shows that the
 * link or the button is pressed. A page in the background has no frames.
 */
const afterPaint = (step: () => void) =>
  document.hidden ? step() : void requestAnimationFrame(() => setTimeout(step));

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (!isOurs(url) || (samePage && url.hash)) return;
  event.preventDefault();
  keepPlace(link);
  afterPaint(() => navigate(`${url.pathname}${url.search}${url.hash}`, { state: followedHere }));
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form, event.submitter)) {
    if (typeof value === 'string' && value !== '') url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  if (!isOurs(url)) return;
  event.preventDefault();
  afterPaint(() => navigate(`${url.pathname}${url.search}`));
}

/**
 * Turns plain links and GET forms into steps inside the app. Screens stay plain HTML, which works before this runs, and
 * know no router. Returns a function that stops it.
 */
export function followLinks(): () => void {
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
  };
}
