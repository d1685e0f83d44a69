import type { Delivered } from './calls.js';

const documentEntry = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** The id of the request that brought the document; empty in a browser that does not tell. */
export const documentRequest = (): string =>
  documentEntry()?.serverTiming?.find(({ name }) => name === 'request')?.description ?? '';

/** Milliseconds (performance.now) at which the server made the document: it keeps documents for some seconds. */
function madeAt(): number {
  const document = documentEntry();
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
