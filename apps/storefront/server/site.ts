import { type Answer, createNamedClient } from '@first-gong/contract';
import { type Config, hongKongDate, type Lang, nextSiteChange, toInstant, toMilliseconds } from '@first-gong/domain';
import type { Delivered } from '../src/data/calls.js';
import { callKey } from '../src/data/responseCache.js';
import { siteStateAt } from '../src/site/siteState.js';

/** Milliseconds that the state is cached. New documents show a change at most this late. */
const answerAge = 1000;

/** Milliseconds that documents wait for the site's state. Without it a page renders as usual. */
const answerTimeOut = 1000;

/** Seconds until crawlers retry during maintenance without a known end. */
const openEndRetry = 600;

export interface SiteView extends ReturnType<typeof siteStateAt> {
  /** The API's time, in milliseconds since 1970. */
  now: number;
  /** Milliseconds until the next announced change (gray, closed), or null. */
  changesIn: number | null;
  /** Seconds until the end of maintenance. */
  opensIn: number;
  /** Part of the cache key of documents. */
  fingerprint: string;
  answersIn(lang: Lang): Delivered['answers'];
}

interface Known {
  config: Answer<Config> | null;
  hot: Answer<boolean> | null;
  receivedAt: number;
}

/** Watches the site's state for all documents (spec §4 Grayscale, §9 Maintenance). */
export function createSiteWatch(apiUrl: string, now: () => number): () => Promise<SiteView> {
  const request = createNamedClient({ baseUrl: apiUrl, fetch, now, timeOut: answerTimeOut });
  let known: Promise<Known> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  const ask = async (): Promise<Known> => {
    const [config, hot] = await Promise.all([
      request('config').catch(() => null),
      request('isHotEvent').catch(() => null),
    ]);
    return { config, hot, receivedAt: now() };
  };

  return async () => {
    if (!known || Math.abs(now() - askedAt) >= answerAge) {
      askedAt = now();
      known = ask();
    }
    return viewOf(await known, now());
  };
}

function viewOf({ config, hot, receivedAt }: Known, now: number): SiteView {
  const { site, specificPeriodGray = null, showWishList } = config?.data ?? {};
  // The API has its own clock, which the demonstration can change.
  const apiNow = site ? toMilliseconds(site.serverNow) + now - receivedAt : now;
  const state = siteStateAt(config?.data, hot?.data ?? false, apiNow);
  const to = state.maintenance?.to ?? null;
  const change = nextSiteChange({ gray: specificPeriodGray, maintenance: site?.maintenance ?? null }, apiNow);
  // The current time, so that the page and its document agree at the edge of a period.
  const data = config && { ...config.data, ...(site && { site: { ...site, serverNow: toInstant(apiNow) } }) };
  return {
    now: apiNow,
    ...state,
    changesIn: change === null ? null : change - apiNow,
    opensIn: to === null ? openEndRetry : Math.max(1, Math.ceil((toMilliseconds(to) - apiNow) / 1000)),
    fingerprint: JSON.stringify([hongKongDate(apiNow), state, showWishList]),
    answersIn: (lang) => ({
      ...(config && { [callKey(lang, 'config')]: { ...config, data } }),
      ...(hot && { [callKey(lang, 'isHotEvent')]: hot }),
    }),
  };
}
