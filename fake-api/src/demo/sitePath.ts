const origin = 'http://site.invalid';

/**
 * The address of a page of this site, or null: a form must not lead the browser to another site. It reads the address as
 * a browser does, which takes a backslash for a slash and skips tabs.
 */
export function sitePath(text: unknown): URL | null {
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  // `/.//elsewhere` is on this site, but as a Location its path would name another one.
  return url.origin === origin && !url.pathname.startsWith('//') ? url : null;
}

/** The address with more parameters, as a Location. */
export function withParameters({ pathname, search }: URL, parameters: Record<string, string>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  return `${pathname}?${query}`;
}
