/**
 * Shows an address of the app.
 * @param address path, query and hash, as `/events?page=2#list`.
 * @param element the link or the form that leads there.
 */
export type Navigate = (address: string, element: HTMLAnchorElement | HTMLFormElement) => void;

/**
 * Whether a click on a link asks for its page here. Other buttons, Ctrl, Cmd, Shift and Alt ask the browser for a new tab, a
 * new window or a file: a handler of a link leaves these clicks alone.
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
 * Turns plain links and GET forms into steps of a router, so that the components need none: `Link`, `Button` with `href`
 * and cards draw `<a href>`, which also works before the script runs.
 *
 * The browser keeps everything else: a handler has called `preventDefault()`, a key or another button asks for a new tab,
 * the link has a `target`, `download` or `rel="external"`, it leads to another origin or to a part of the same page, the
 * form is not a GET form.
 * The address of a form has the fields with a value and the button that sends it.
 * @param isOurs says whether the app shows an address of this origin itself. The browser loads the others.
 * @returns a function that stops it.
 */
export function followLinks(navigate: Navigate, isOurs: (url: URL) => boolean): () => void {
  const step = (event: Event, url: URL, element: HTMLAnchorElement | HTMLFormElement) => {
    // The origin of an address `blob:` is that of the page.
    if (!url.href.startsWith(`${location.origin}/`) || !isOurs(url)) return;
    event.preventDefault();
    navigate(`${url.pathname}${url.search}${url.hash}`, element);
  };

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element && event.target.closest('a[href]');
    // A link inside of a drawing (SVG) is another kind of element.
    if (!(link instanceof HTMLAnchorElement) || isExternal(link, link.target) || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && url.href.includes('#')) return;
    step(event, url, link);
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    // A button may have its own attribute. A field named `action` would hide the property of the form.
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
