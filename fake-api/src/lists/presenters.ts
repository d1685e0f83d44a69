import type { BrandedPresenter } from '@first-gong/domain';
import type { PresenterId } from '../catalogue/index.js';
import { presenterLines } from '../sample-data/presenterLines.js';
import { text } from '../shared/text.js';
import type { Listed } from './listing.js';
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
