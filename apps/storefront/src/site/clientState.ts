import type { Config } from '@first-gong/domain';
import { useEffect, useMemo } from 'react';
import { sessionName, useToken } from '../session/session.js';
import { clientStateKey, deviceStore } from '../session/storage.js';

/**
 * What the device keeps of the last responses (spec §3 Stored client state), for the time until the next ones: the name of
 * the member, the hot event flag and the flags of the config. It belongs to one session and is removed with it.
 */
export interface ClientState {
  userInfo?: { name: string; at: number };
  hotEventFlag?: { value: boolean; at: number };
  config?: { value: Config; at: number };
}

/** The longest name that is shown before the server has confirmed it. */
const longestName = 200;

/** The state of the session of a token. Another version or a person may have written it, so every value is checked. */
export function readClientState(token: string): ClientState {
  const kept = deviceStore.readData<Record<string, unknown>>(clientStateKey);
  if (typeof kept !== 'object' || kept === null || kept.session !== sessionName(token)) return {};
  const { userInfo, hotEventFlag, config } = kept as ClientState;
  const gray = config?.value?.specificPeriodGray;
  const isConfig =
    typeof config?.value?.showWishList === 'boolean' &&
    (gray === null || (typeof gray?.effectiveFrom === 'string' && typeof gray.effectiveTo === 'string'));
  return {
    ...(typeof userInfo?.name === 'string' && userInfo.name.length <= longestName && { userInfo }),
    ...(typeof hotEventFlag?.value === 'boolean' && { hotEventFlag }),
    ...(config && isConfig && { config }),
  };
}

/** Keeps new responses beside the others of the session. */
export function keepClientState(token: string, change: ClientState): void {
  deviceStore.keepData(clientStateKey, { session: sessionName(token), ...readClientState(token), ...change });
}

/**
 * The name of the member: that of the response, and until it is there the one that this device has kept of the session.
 * Null for a visitor.
 */
export function useMemberName(response: string | undefined): string | null {
  const token = useToken();
  const kept = useMemo(() => (token ? readClientState(token).userInfo?.name : undefined), [token]);
  useEffect(() => {
    if (token && response !== undefined) keepClientState(token, { userInfo: { name: response, at: Date.now() } });
  }, [token, response]);
  return token ? (response ?? kept ?? null) : null;
}

/** The flags of the whole site: those of the responses, and until they are there the kept ones of a member's device. */
export function useSiteFlags(responses: { config: Config | undefined; hotEvent: boolean | undefined }) {
  const token = useToken();
  const kept = useMemo(() => (token ? readClientState(token) : {}), [token]);
  const { config, hotEvent } = responses;
  useEffect(() => {
    if (!token) return;
    const at = Date.now();
    keepClientState(token, {
      ...(config && { config: { value: { ...config, site: undefined }, at } }),
      ...(hotEvent !== undefined && { hotEventFlag: { value: hotEvent, at } }),
    });
  }, [token, config, hotEvent]);
  return { config: config ?? kept.config?.value, hotEvent: hotEvent ?? kept.hotEventFlag?.value ?? false };
}
