import type { Delivered } from './calls.js';

/** Milliseconds (performance.now) at which the server made the document: it keeps documents for some seconds. */
function madeAt(): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!document) return 0;
  // An older browser does not tell: the document is then taken for new.
  const age = document.serverTiming?.find(({ name }) => name === 'made')?.duration ?? 0;
  return document.responseStart - age;
}

/** The answers of a document with the time at which the server had them, so that the shop's clock is not late. */
export function deliveredInTime({ answers, failures }: Delivered): Delivered {
  const receivedAt = madeAt();
  return {
    answers: Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, { ...answer, receivedAt }])),
    failures,
  };
}
