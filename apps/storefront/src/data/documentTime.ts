const documentEntry = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** The id of the request that brought the document; empty in a browser that does not tell. */
export const documentRequest = (): string =>
  documentEntry()?.serverTiming?.find(({ name }) => name === 'request')?.description ?? '';

/** Milliseconds (performance.now) at which the server made the document: it keeps documents for some seconds. */
export function documentTime(): number {
  const document = documentEntry();
  if (!document) return 0;
  // An older browser does not tell: the document is then taken for new.
  const age = document.serverTiming?.find(({ name }) => name === 'made')?.duration ?? 0;
  return document.responseStart - age;
}
