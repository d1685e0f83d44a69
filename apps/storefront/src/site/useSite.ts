import {
  isGray,
  maintenancePhase,
  nextSiteChange,
  type SiteMaintenance,
  toMilliseconds,
  type WeatherSignal,
} from '@first-gong/domain';
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../data/calls.js';
import { useSiteFlags } from './clientState.js';
import { usePage } from './PageContext.js';

export interface Site {
  gray: boolean;
  weather: WeatherSignal;
  /** A hot event is on (spec §3): pages leave out what buying does not need. */
  hotEvent: boolean;
  /** The wish list is available (spec §3 config). False while unknown. */
  wishList: boolean;
  /** Null unless a maintenance is on or announced. */
  maintenance: (SiteMaintenance & { phase: 'ahead' | 'on' }) | null;
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
  const { hotEvent } = flags;
  const gray = flags.config?.specificPeriodGray ?? null;
  const state = config.data?.site;
  const maintenance = state?.maintenance ?? null;
  const weather = state?.weather ?? 'none';
  const start = state ? toMilliseconds(state.serverNow) : madeAt;
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

  const phase = maintenancePhase(maintenance, now);
  const site = {
    gray: isGray(gray, now),
    weather,
    hotEvent,
    wishList: flags.config?.showWishList ?? false,
    maintenance: phase && maintenance && { ...maintenance, phase },
  };
  const told = `${weather} ${phase} ${hotEvent}`;
  const [first] = useState(told);
  return { ...site, changed: told !== first };
}
