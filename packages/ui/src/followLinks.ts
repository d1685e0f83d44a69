/**
 * Navigates within the app.
 * @param address path, query and hash, such as `/events?page=2#list`
 * @param element the link or form
 */
export type Navigate = (address: string, element: HTMLAnchorElement | HTMLFormElement) => void;

/**
 * Whether a click follows a link in this tab. Other buttons and Ctrl, Cmd, Shift or Alt open tabs, windows or files.
 */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

/**
 * Routes clicks on plain links and GET forms, so that components need no router and work before hydration.
 *
 * The browser handles everything else: prevented events, modified clicks, `target`, `download`, `rel="external"`, other
 * origins, anchors and other forms.
 * @param isOurs whether the app has a page for a URL of this origin
 * @returns a function that stops it
 */
export function followLinks(navigate: Navigate, isOurs: (url: URL) => boolean): () => void {
  const step = (event: Event, url: URL, element: HTMLAnchorElement | HTMLFormElement) => {
    // `blob:` URLs have the page's origin.
    if (!url.href.startsWith(`${location.origin}/`) || !isOurs(url)) return;
    event.preventDefault();
    navigate(`${url.pathname}${url.search}${url.hash}`, element);
  };

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    // In a shadow root, `target` is its host.
    const [target] = event.composedPath();
    const link = target instanceof Element && target.closest('a[href]');
    // Links in SVG are not HTMLAnchorElements.
    if (!(link instanceof HTMLAnchorElement) || isExternal(link, link.target) || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && url.href.includes('#')) return;
    step(event, url, link);
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    // A button may override attributes. A field named `action` would hide the form's property.
    const read = (name: string) => event.submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
    if (isExternal(form, read('target')) || /^(post|dialog)$/i.test(read('method'))) return;
    const url = new URL(read('action'), document.baseURI);
    url.search = '';
    for (const [name, value] of new FormData(form, event.submitter)) {
      if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
    }
    step(event, url, form);
  };

  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
  };
}

const isExternal = (element: HTMLAnchorElement | HTMLFormElement, target: string): boolean =>
  (target !== '' && target !== '_self') || element.relList.contains('external');
