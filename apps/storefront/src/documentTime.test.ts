import { afterEach, expect, test, vi } from 'vitest';
import { deliveredInTime } from './documentTime.js';

afterEach(() => vi.unstubAllGlobals());

const delivered = { answers: { site: { data: 1, total: 0, unreadable: 0, receivedAt: 0 } }, failures: {} };
const open = (document: object | undefined) =>
  vi.stubGlobal('performance', { getEntriesByType: () => (document ? [document] : []) });

test('§4 the answers of a document that the server has kept for 8 seconds are as old, so that the clock is not late', () => {
  open({ responseStart: 120, serverTiming: [{ name: 'made', duration: 8000 }] });
  expect(deliveredInTime(delivered).answers.site).toMatchObject({ data: 1, receivedAt: -7880 });
});

test('a browser that does not tell how old the document is takes it for new', () => {
  open({ responseStart: 120 });
  expect(deliveredInTime(delivered).answers.site).toMatchObject({ receivedAt: 120 });
  open(undefined);
  expect(deliveredInTime(delivered).answers.site).toMatchObject({ receivedAt: 0 });
});
