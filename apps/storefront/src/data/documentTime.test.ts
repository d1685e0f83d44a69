import { afterEach, expect, test, vi } from 'vitest';
import { documentTime } from './documentTime.js';

afterEach(() => vi.unstubAllGlobals());

const open = (document: object | undefined) =>
  vi.stubGlobal('performance', { getEntriesByType: () => (document ? [document] : []) });

test('§4 a document that the server has kept for 8 seconds is as old, so that the clock is not late', () => {
  open({ responseStart: 120, serverTiming: [{ name: 'made', duration: 8000 }] });
  expect(documentTime()).toBe(-7880);
});

test('a browser that does not tell how old the document is takes it for new', () => {
  open({ responseStart: 120 });
  expect(documentTime()).toBe(120);
  open(undefined);
  expect(documentTime()).toBe(0);
});
