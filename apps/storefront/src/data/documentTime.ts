const documentEntry = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** The id of the document's request; empty in older browsers. */
export const documentRequest = (): string =>
  documentEntry()?.serverTiming?.find(({ name }) => name === 'request')?.description ?? '';

/** The time of rendering on the server (performance.now). Documents are cached for some seconds. */
export function documentTime(): number {
  const document = documentEntry();
  if (!document) return 0;
  // Older browsers lack the header: the document counts as new.
  const age = document.serverTiming?.find(({ name }) => name === 'made')?.duration ?? 0;
  return document.responseStart - age;
}
