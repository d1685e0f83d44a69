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

/** Milliseconds until the server asks again: a switch of the whole site shows in every new document after them. */
const answerAge = 1000;

/** Milliseconds that documents wait for the state of the site. Without it a page looks as on any other day. */
const answerTimeOut = 1000;

/** Seconds after which a crawler may come back to a page that is closed without a known end. */
const openEndRetry = 600;

/** The whole site at the moment of one request. */
export interface SiteView {
  /** The time of the API, in milliseconds since 1970. */
  now: number;
  gray: boolean;
  weather: WeatherSignal;
  hotEvent: boolean;
  maintenance: { from: string; to: string | null; phase: 'ahead' | 'on' } | null;
  /** Milliseconds until the site next turns gray or back, closes or opens; null where no change is announced. */
  changesIn: number | null;
  /** Seconds until the end of maintenance. */
  opensIn: number;
  /** Differs whenever a document would. */
  fingerprint: string;
  /** The responses of the calls, for the document. */
  answersIn(lang: Lang): Delivered['answers'];
}

interface Known {
  config: Answer<Config> | null;
  hot: Answer<boolean> | null;
  receivedAt: number;
}

/** Watches the state of the whole site (spec §4 Grayscale, §9 Maintenance) for all documents together. */
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
  // The API has its own clock, which the demonstration can turn.
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
  // As of this moment, so that the page and its document agree at the edge of a period.
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
