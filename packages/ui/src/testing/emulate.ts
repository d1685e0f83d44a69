import { cdp } from 'vitest/browser';

/** Emulates preferences of the reader's system, such as `forced-colors`, or print. Without arguments it ends. */
export const emulate = (features: Record<string, string> = {}, media = '') =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
