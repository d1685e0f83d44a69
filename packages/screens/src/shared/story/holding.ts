import type { Holding } from '../buying/holding.js';

/** A member before any choice. */
export const nothingHeld = {
  member: true,
  inCart: null,
  plan: null,
  submitting: false,
  error: null,
  failure: null,
  uncertain: false,
  resumed: false,
} as const satisfies Omit<Holding, 'event'>;
