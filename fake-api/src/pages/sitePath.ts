const origin = 'http://site.invalid';

/**
 * An address of this very site, or null: what a form hands on as the place to return to must not lead elsewhere.
 * Read as a browser reads it, which takes a backslash for a slash and skips tabs.
 */
export function sitePath(text: unknown): URL | null {
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  // `/.//elsewhere` is of this site, but its path, sent back as a Location, would name another.
  return url.origin === origin && !url.pathname.startsWith('//') ? url : null;
}

/** The address with some parameters more, as a Location. */
export function withParameters({ pathname, search }: URL, parameters: Record<string, string>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  return `${pathname}?${query}`;
}
