/** Milliseconds (performance.now) at which the server made the document: it keeps documents for some seconds. */
export function documentTime(): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!document) return 0;
  // An older browser does not tell: the document is then taken for new.
  const age = document.serverTiming?.find(({ name }) => name === 'made')?.duration ?? 0;
  return document.responseStart - age;
}
