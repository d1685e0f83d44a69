import type { BrandedPresenter } from '@first-gong/domain';
import type { PresenterId } from '../catalogue/index.js';
import { text } from '../catalogue/phrases.js';
import type { Listed } from './listing.js';
import { presenterLines } from './presenterLines.js';
import type { Row } from './rows.js';

/** Presenters with events in the listing, the busiest first. Each has the poster of its most liked event. */
export function presenterRows(events: readonly Listed[]): Row<BrandedPresenter>[] {
  const byPresenter = new Map<PresenterId, Listed[]>();
  for (const listed of events) {
    const { presenterId } = listed.event;
    byPresenter.set(presenterId, [...(byPresenter.get(presenterId) ?? []), listed]);
  }
  return [...byPresenter]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([presenterId, presented]) => {
      const { event } = presented.reduce((best, listed) => (listed.likes > best.likes ? listed : best));
      return {
        show: (lang) => ({
          presenterId,
          name: event.presenter[lang],
          about: text(presenterLines[presenterId])[lang],
          posterSeed: event.posterSeed,
          interest: event.interest,
          count: presented.length,
        }),
      };
    });
}
