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

/** State of the whole site at this moment. */
export interface Site {
  gray: boolean;
  weather: WeatherSignal;
  /** A hot event is on (spec §3): pages leave out what buying does not need. */
  hotEvent: boolean;
  /** There is a wish list (spec §3 config). False until it is known. */
  wishList: boolean;
  /** Null unless a maintenance is on or announced. */
  maintenance: (SiteMaintenance & { phase: 'ahead' | 'on' }) | null;
  /** Something of it has changed since the document was made. */
  changed: boolean;
}

const MINUTE = 60_000;
/** The longest that a browser's timer waits without a mistake is 24 days; this is often enough for any change. */
const longestTimer = 60 * MINUTE;

/** Whether a hot event is on. The frame knows it, and tells the pages only of a change. */
export const HotEventContext = createContext(false);

/** Whether a hot event is on. False until it is known. */
export const useHotEvent = (): boolean => useContext(HotEventContext);

/**
 * The state of the whole site (spec §4 Grayscale, §9 Maintenance), by the clock of the server. It changes by itself at
 * the edges of its periods, and asks again each minute for changes by an operator.
 */
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
    // Nothing lies ahead of most pages, and they are not drawn twice for it.
    if (nextSiteChange({ gray, maintenance }, start) === null) return;
    look();
    // A device that slept has stopped its timers.
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
