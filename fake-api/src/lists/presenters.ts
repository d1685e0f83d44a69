import type { BrandedPresenter, Lang } from '@first-gong/domain';
import type { PresenterId } from '../catalogue/index.js';
import { text } from '../catalogue/phrases.js';
import type { Listed } from './listing.js';
import { presenterLines } from './presenterLines.js';

/** Presenters with events in the listing, the busiest first; each is shown by the event most people like. */
export function brandedPresenters(events: readonly Listed[], lang: Lang): BrandedPresenter[] {
  const byPresenter = new Map<PresenterId, Listed[]>();
  for (const listed of events) {
    const { presenterId } = listed.event;
    byPresenter.set(presenterId, [...(byPresenter.get(presenterId) ?? []), listed]);
  }
  return [...byPresenter]
    .map(([presenterId, theirs]) => {
      const { event } = theirs.reduce((best, listed) => (listed.likes > best.likes ? listed : best));
      return {
        presenterId,
        name: event.presenter[lang],
        about: text(presenterLines[presenterId])[lang],
        posterSeed: event.posterSeed,
        interest: event.interest,
        count: theirs.length,
      };
    })
    .sort((one, other) => other.count - one.count);
}
