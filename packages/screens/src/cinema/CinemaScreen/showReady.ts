import type { EventDetail } from '@first-gong/domain';
import { noCinemaChoice } from '../../shared/cinemaHref.js';
import { nothingHeld } from '../../shared/story/index.js';
import type { ShowReady } from './state.js';

/** For stories and tests: a film's second show, before any choice of a member. */
export function showReady(event: EventDetail, changes: Partial<ShowReady> = {}): ShowReady {
  const performance = event.performances[1];
  if (performance === undefined) throw new Error('The film of the stories has a second show.');
  return {
    kind: 'show',
    event,
    performance,
    house: null,
    weather: 'none',
    open: true,
    choice: { ...noCinemaChoice, venue: 'digital', eventId: event.id, performanceId: performance.id },
    ...nothingHeld,
    captcha: { captcha: null, way: 'picture', loading: true, failure: null },
    entered: { ageConfirmed: false, captchaAnswer: '' },
    ...changes,
  };
}
