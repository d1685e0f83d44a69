import { nextSiteChange, toMilliseconds } from '@first-gong/domain';
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../data/calls.js';
import { useSiteFlags } from './clientState.js';
import { usePage } from './PageContext.js';
import { siteStateAt } from './siteState.js';

export interface Site extends ReturnType<typeof siteStateAt> {
  /** The wish list is available (spec §3 config). False while unknown. */
  wishList: boolean;
  /** The state has changed since the document was rendered. */
  changed: boolean;
}

const MINUTE = 60_000;
/** Browser timers are limited to 24 days; this interval suits any change. */
const longestTimer = 60 * MINUTE;

/** Whether a hot event is on. Pages render again only if the value changes. */
export const HotEventContext = createContext(false);

/** Whether a hot event is on. False while unknown. */
export const useHotEvent = (): boolean => useContext(HotEventContext);

/** The site's state (spec §4 Grayscale, §9 Maintenance) by the server's clock, polled each minute. */
export function useSite(): Site {
  const { madeAt } = usePage();
  const config = useCall('config', undefined, { every: () => MINUTE });
  const hot = useCall('isHotEvent', undefined, { every: () => MINUTE });
  const flags = useSiteFlags({ config: config.data, hotEvent: hot.data });
  const gray = flags.config?.specificPeriodGray ?? null;
  const site = flags.config?.site;
  const maintenance = site?.maintenance ?? null;
  const start = site ? toMilliseconds(site.serverNow) : madeAt;
  const [passed, setPassed] = useState({ start, milliseconds: 0 });
  const now = start + (passed.start === start ? passed.milliseconds : 0);

  const timePassed = useEffectEvent(() => performance.now() - config.receivedAt);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const milliseconds = timePassed();
      setPassed({ start, milliseconds });
      const next = nextSiteChange({ gray, maintenance }, start + milliseconds);
      if (next !== null) timer = setTimeout(look, Math.min(next - start - milliseconds + 1, longestTimer));
    };
    // Most pages have no announced change, and need no second rendering.
    if (nextSiteChange({ gray, maintenance }, start) === null) return;
    look();
    // Timers stop while a device sleeps.
    const lookNow = () => {
      clearTimeout(timer);
      look();
    };
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [gray, maintenance, start]);

  const state = siteStateAt(flags.config, flags.hotEvent, now);
  const summary = `${state.weather} ${state.maintenance?.phase} ${state.hotEvent}`;
  const [first] = useState(summary);
  return { ...state, wishList: flags.config?.showWishList ?? false, changed: summary !== first };
}
