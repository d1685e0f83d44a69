import type { Config } from '@first-gong/domain';
import { useEffect, useMemo } from 'react';
import { sessionName, useToken } from '../session/session.js';
import { clientStateKey, deviceStore } from '../session/storage.js';

/** The last name of the member, hot event flag and config (spec §3 Stored client state). Removed with the session. */
export interface ClientState {
  userInfo?: { name: string };
  hotEventFlag?: boolean;
  config?: Config;
}

/** The longest name that is shown before the server confirms it. */
const longestName = 200;

/** The state of a token's session. Every value is checked, because another version or a person may have written it. */
export function readClientState(token: string): ClientState {
  const stored = deviceStore.readData<Record<string, unknown>>(clientStateKey);
  if (typeof stored !== 'object' || stored === null || stored.session !== sessionName(token)) return {};
  const { userInfo, hotEventFlag, config } = stored as ClientState;
  const gray = config?.specificPeriodGray;
  const isConfig =
    typeof config?.showWishList === 'boolean' &&
    (gray === null || (typeof gray?.effectiveFrom === 'string' && typeof gray.effectiveTo === 'string'));
  return {
    ...(typeof userInfo?.name === 'string' && userInfo.name.length <= longestName && { userInfo }),
    ...(typeof hotEventFlag === 'boolean' && { hotEventFlag }),
    // The site's state changes by the minute.
    ...(isConfig && { config: { ...config, site: undefined } }),
  };
}

/** Adds values of new responses to the session's state. */
export function keepClientState(token: string, change: ClientState): void {
  deviceStore.keepData(clientStateKey, { session: sessionName(token), ...readClientState(token), ...change });
}

/** The member's name from the response, or until then from this device. Null for a visitor. */
export function useMemberName(response: string | undefined): string | null {
  const token = useToken();
  const stored = useMemo(() => (token ? readClientState(token).userInfo?.name : undefined), [token]);
  useEffect(() => {
    if (token && response !== undefined) keepClientState(token, { userInfo: { name: response } });
  }, [token, response]);
  return token ? (response ?? stored ?? null) : null;
}

/** Site-wide flags from the responses, or until then from a member's device. */
export function useSiteFlags(responses: { config: Config | undefined; hotEvent: boolean | undefined }) {
  const token = useToken();
  const stored = useMemo(() => (token ? readClientState(token) : {}), [token]);
  const { config, hotEvent } = responses;
  useEffect(() => {
    if (!token) return;
    keepClientState(token, {
      ...(config && { config }),
      ...(hotEvent !== undefined && { hotEventFlag: hotEvent }),
    });
  }, [token, config, hotEvent]);
  return { config: config ?? stored.config, hotEvent: hotEvent ?? stored.hotEventFlag ?? false };
}
