import { type Answer, createNamedClient } from '@first-gong/contract';
import {
  type Config,
  hongKongDate,
  isGray,
  type Lang,
  maintenancePhase,
  nextSiteChange,
  toInstant,
  toMilliseconds,
  type WeatherSignal,
} from '@first-gong/domain';
import type { Delivered } from '../src/data/calls.js';
import { callKey } from '../src/data/responseCache.js';

/** Milliseconds that the state is cached. New documents show a change at most this late. */
const answerAge = 1000;

/** Milliseconds that documents wait for the site's state. Without it a page renders as usual. */
const answerTimeOut = 1000;

/** Seconds until crawlers retry during maintenance without a known end. */
const openEndRetry = 600;

export interface SiteView {
  /** The API's time, in milliseconds since 1970. */
  now: number;
  gray: boolean;
  weather: WeatherSignal;
  hotEvent: boolean;
  maintenance: { from: string; to: string | null; phase: 'ahead' | 'on' } | null;
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
  const state = config?.data.site;
  // The API has its own clock, which the demonstration can change.
  const apiNow = state ? toMilliseconds(state.serverNow) + now - receivedAt : now;
  const period = config?.data.specificPeriodGray ?? null;
  const gray = isGray(period, apiNow);
  const weather = state?.weather ?? 'none';
  const hotEvent = hot?.data ?? false;
  const told = state?.maintenance ?? null;
  const phase = maintenancePhase(told, apiNow);
  const maintenance = phase && told && { ...told, phase };
  const to = maintenance?.to ?? null;
  const change = nextSiteChange({ gray: period, maintenance: told }, apiNow);
  // The current time, so that the page and its document agree at the edge of a period.
  const data = config && { ...config.data, ...(state && { site: { ...state, serverNow: toInstant(apiNow) } }) };
  return {
    now: apiNow,
    gray,
    weather,
    hotEvent,
    maintenance,
    changesIn: change === null ? null : change - apiNow,
    opensIn: to === null ? openEndRetry : Math.max(1, Math.ceil((toMilliseconds(to) - apiNow) / 1000)),
    fingerprint: JSON.stringify([
      hongKongDate(apiNow),
      gray,
      weather,
      maintenance,
      hotEvent,
      config?.data.showWishList,
    ]),
    answersIn: (lang) => ({
      ...(config && { [callKey(lang, 'config')]: { ...config, data } }),
      ...(hot && { [callKey(lang, 'isHotEvent')]: hot }),
    }),
  };
}
