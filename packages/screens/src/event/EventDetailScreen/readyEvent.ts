import type { EventDetail } from '@first-gong/domain';
import { evening, nothingHeld, today } from '../../shared/story/index.js';
import type { EventReady } from './state.js';

/** For stories and tests: a member before any choice. */
export const readyEvent = (event: EventDetail, changes: Partial<EventReady> = {}): EventReady => ({
  kind: 'ready',
  event,
  choice: { performanceId: null, zone: null, quantity: 2 },
  wishes: true,
  ...nothingHeld,
  priorityCard: '',
  bestOffers: null,
  leaving: null,
  shared: null,
  related: [],
  today,
  now: evening.browsing,
  ...changes,
});
