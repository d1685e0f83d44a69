import {
  type Answer,
  CallError,
  type CallName,
  type Client,
  type InputOf,
  type ResponseOf,
} from '@first-gong/contract';
import type { Failure, FieldError, Lang } from '@first-gong/domain';
import type { NotReadyState } from '@first-gong/screens/shared/notReady';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import useSWR, { SWRConfig, useSWRConfig } from 'swr';
import { endSession, readToken, useSession } from '../session/session.js';
import { importAgain, loadPart } from './loadPart.js';
import { onStale } from './otherTabs.js';
import { callKey, isKeyOf, ResponseCache } from './responseCache.js';

/**
 * A response with the time of its receipt (performance.now), from which countdowns and its age count. Responses of the
 * document have no time.
 */
export interface Received<Response> extends Answer<Response> {
  receivedAt?: number;
}

/** The document's responses and failures, by the key of their call. */
export interface Delivered {
  answers: Record<string, Answer<unknown>>;
  failures: Record<string, Failure>;
  /** The server's time of receipt (performance.now), so that the shop's clock is not late. @default 0 */
  receivedAt?: number;
}

interface CallsContext {
  lang: Lang;
  request: Client;
  delivered: Delivered;
}

const Context = createContext<CallsContext | null>(null);

/** The source file of the client. Documents of pages that begin with a call load it. */
export const clientFile = 'src/data/client.ts';

/** The source file of the calls that are not in `firstCalls`. */
export const laterCallsFile = '../../packages/contract/src/laterCalls.ts';

/** Loads the client with the first call. A visitor's first page has its responses and makes no call. */
function lazyClient(lang: Lang, firewallScript: string | null): Client {
  let client: Promise<Client> | undefined;
  const load = async () => {
    const { createPageClient } = await loadPart(() => importAgain(() => import('./client.js')));
    return createPageClient(lang, firewallScript);
  };
  return async (name, input) => {
    client ??= load().catch((error) => {
      client = undefined;
      throw error;
    });
    return (await client)(name, input);
  };
}

/** Provides the client, and the responses of the document, to the routes. */
export function CallsProvider({
  lang,
  delivered,
  firewallScript = null,
  children,
}: {
  lang: Lang;
  delivered: Delivered;
  /** Address of a web firewall's script (spec §7 otp2). @default null */
  firewallScript?: string | null;
  children: ReactNode;
}) {
  const value = useMemo(
    () => ({ lang, request: lazyClient(lang, firewallScript), delivered }),
    [lang, delivered, firewallScript],
  );
  const [cache] = useState(() => new ResponseCache(delivered.answers));
  // With a new object, every part that reads a call would render again with this component.
  const [config] = useState(() => ({
    provider: () => cache,
    shouldRetryOnError: false,
    // Only concurrent calls are shared; `maxAge` limits the age of a response.
    dedupingInterval: 0,
    focusThrottleInterval: 60_000,
  }));
  const session = useSession();
  useEffect(() => cache.clearOtherSessions(session), [cache, session]);
  return (
    <Context value={value}>
      <SWRConfig value={config}>
        <OtherTabs />
        {children}
      </SWRConfig>
    </Context>
  );
}

/** Reloads some calls' responses on this page. The function is stable. */
export function useReload(): (names: readonly string[] | undefined) => void {
  const { mutate } = useSWRConfig();
  return useCallback((names = []) => void mutate(isKeyOf(names)), [mutate]);
}

/** Reloads what other tabs change. A component, because the cache is above it. */
function OtherTabs() {
  const reload = useReload();
  useEffect(() => onStale(reload), [reload]);
  return null;
}

function useCallsContext(): CallsContext {
  const context = useContext(Context);
  if (context === null) throw new Error('This hook needs a CallsProvider above it.');
  return context;
}

/** The client for a person's actions, a stable object. The client ends a session that the server has ended. */
export function useRequest(): Client {
  const { request } = useCallsContext();
  return useCallback<Client>(
    async (name, input) => {
      const token = readToken();
      try {
        return await request(name, input);
      } catch (error) {
        // A late response to an earlier token must not end a newer session of another tab.
        if (error instanceof CallError && token !== null && token === readToken()) {
          // Both codes mean an invalid token; the second gives no reason.
          if (error.code === 'sessionExpired') endSession('idle');
          if (error.code === 'loginRequired') endSession('elsewhere');
        }
        throw error;
      }
    },
    [request],
  );
}

export interface CallOptions<Response> {
  /** Milliseconds: a page reloads a response of this age when it opens. @default never */
  maxAge?: number;
  /** Milliseconds until the next poll, or null to stop polling. */
  every?: (data: Response) => number | null;
  /** Shows the last response until the next one arrives, for inputs that the reader changes. */
  keepPrevious?: boolean;
}

/** The `maxAge` of a response that the server, or another part, may just have loaded. */
export const justNow = 10_000;

export interface CallState<Response> {
  data: Response | undefined;
  /** Rows on all pages of a list. */
  total: number;
  /** The number of invalid rows, which `data` leaves out. */
  unreadable: number;
  /** The reason of missing or stale data. */
  failure: Failure | undefined;
  /** The fields of the input that a rule rejected. */
  refused: readonly FieldError[];
  /** Whether the data belong to the previous input. Only with `keepPrevious`. */
  previous: boolean;
  /** The time of receipt in this tab (performance.now). */
  receivedAt: number;
  updating: boolean;
  /** Reloads the data, which stay until the new response arrives. The function is stable. */
  reload: () => void;
  /** Changes the data without a call, if there are any. The function is stable. */
  update: (change: (data: Response) => Response) => void;
  /** Shows another call's response, such as an action's, without a call. Without a time it counts as new. */
  set: (response: Received<Response>) => void;
}

/** The state of a page without data. @param failure of its call */
export const notReady = (failure: Failure | undefined): NotReadyState =>
  failure ? { kind: 'failed', failure } : { kind: 'loading' };

/** The first failure of some calls, and a function that reloads all of them. */
export const together = (...calls: Pick<CallState<unknown>, 'failure' | 'reload'>[]) => ({
  failure: calls.find(({ failure }) => failure)?.failure,
  reload: () => {
    for (const { reload } of calls) reload();
  },
});

/**
 * Reads a public call by its name in the contract; nothing for the name `null`. The document's data are available at
 * once.
 */
export function useCall<Name extends CallName>(
  name: Name | null,
  input?: InputOf<Name>,
  options?: CallOptions<ResponseOf<Name>>,
): CallState<ResponseOf<Name>> {
  const { lang } = useCallsContext();
  return useResponse(name && callKey(lang, name, input), name, input, options);
}

/**
 * Reads a call of the logged-in member; nothing for visitors or for the name `null`. Each session has its own
 * responses.
 */
export function useMemberCall<Name extends CallName>(
  name: Name | null,
  input?: InputOf<Name>,
  options?: CallOptions<ResponseOf<Name>>,
): CallState<ResponseOf<Name>> {
  const { lang } = useCallsContext();
  const session = useSession();
  const key = name && session ? callKey(lang, name, input, session) : null;
  return useResponse(key, name, input, options);
}

const nothingRefused: readonly FieldError[] = [];

function useResponse<Name extends CallName>(
  key: string | null,
  name: Name | null,
  input: InputOf<Name> | undefined,
  { maxAge, every, keepPrevious = false }: CallOptions<ResponseOf<Name>> = {},
): CallState<ResponseOf<Name>> {
  const { delivered } = useCallsContext();
  const { cache } = useSWRConfig();
  const request = useRequest();
  const cached: Received<ResponseOf<Name>> | undefined = key === null ? undefined : cache.get(key)?.data;
  const timeOf = (received: typeof cached) => received?.receivedAt ?? delivered.receivedAt ?? 0;
  const isOld = maxAge !== undefined && cached !== undefined && performance.now() - timeOf(cached) >= maxAge;
  const {
    data: received,
    error,
    isValidating,
    mutate,
  } = useSWR<Received<ResponseOf<Name>>, CallError>(
    key,
    name &&
      (async () => {
        const received: Received<ResponseOf<Name>> = await request(name, input);
        return { receivedAt: performance.now(), ...received };
      }),
    { revalidateIfStale: isOld, keepPreviousData: keepPrevious },
  );
  // The first data render in a transition, in slices. SWR's own update would render the page in one task.
  const hasReceived = useDeferredValue(received !== undefined);
  const data = hasReceived ? received : undefined;
  const reload = useCallback(() => void mutate(), [mutate]);
  const update = useCallback(
    (change: (data: ResponseOf<Name>) => ResponseOf<Name>) =>
      void mutate(
        (now) => {
          if (now === undefined) return undefined;
          const next = change(now.data);
          return next === now.data ? now : { ...now, data: next };
        },
        { revalidate: false },
      ),
    [mutate],
  );
  usePolling(data && every ? every(data.data) : null, isValidating, reload);
  return {
    data: data?.data,
    total: data?.total ?? 0,
    unreadable: data?.unreadable ?? 0,
    failure: error?.failure ?? (received === undefined && key !== null ? delivered.failures[key] : undefined),
    refused: error?.fields ?? nothingRefused,
    previous: data !== undefined && cached === undefined,
    receivedAt: timeOf(data),
    updating: isValidating,
    reload,
    update,
    set: (response) => void mutate({ receivedAt: performance.now(), ...response }, { revalidate: false }),
  };
}

/**
 * Reloads after every `interval`, while the page is visible and no call is under way. Polling survives a failed call.
 */
function usePolling(interval: number | null, updating: boolean, reload: () => void): void {
  useEffect(() => {
    if (interval === null || updating) return;
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, interval);
    return () => clearInterval(timer);
  }, [interval, updating, reload]);
}
