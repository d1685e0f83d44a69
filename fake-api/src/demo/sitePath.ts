const origin = 'http://site.invalid';

/**
 * A URL on this site, or null, to prevent open redirects. Parses like a browser, which treats backslashes as slashes
 * and ignores tabs.
 */
export function sitePath(text: unknown): URL | null {
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  // `/.//elsewhere` is on this site, but its path as Location would be another host.
  return url.origin === origin && !url.pathname.startsWith('//') ? url : null;
}

/** Adds parameters and returns a Location. */
export function withParameters({ pathname, search }: URL, parameters: Record<string, string>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  return `${pathname}?${query}`;
}
