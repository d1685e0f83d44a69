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
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import useSWR, { SWRConfig, useSWRConfig } from 'swr';
import { endSession, readToken, useSession } from '../session/session.js';
import { importAgain, loadPart } from './loadPart.js';
import { onStale } from './otherTabs.js';
import { callKey, isKeyOf, ResponseCache } from './responseCache.js';

/**
 * A response, and when this tab received it (performance.now). Countdowns and the age of the response start there. A
 * response without a time came with the page.
 */
export interface Received<Response> extends Answer<Response> {
  receivedAt?: number;
}

/** Responses and failures that came with the page, by the key of their call. */
export interface Delivered {
  answers: Record<string, Answer<unknown>>;
  failures: Record<string, Failure>;
  /** When the server had them (performance.now), so that the shop's clock is not late. @default 0 */
  receivedAt?: number;
}

interface CallsContext {
  lang: Lang;
  request: Client;
  delivered: Delivered;
}

const Context = createContext<CallsContext | null>(null);

/** The source file of the client, which the document of a page that begins with a call asks for. */
export const clientFile = 'src/data/client.ts';

/** The client, loaded with the first call: a visitor's first page has its responses already and makes no call. */
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

/** Gives the routes below it the client, and the responses that the server already fetched. */
export function CallsProvider({
  lang,
  delivered,
  firewallScript = null,
  children,
}: {
  lang: Lang;
  delivered: Delivered;
  /** Address of the script of a web firewall (spec §7 otp2). @default null */
  firewallScript?: string | null;
  children: ReactNode;
}) {
  const value = useMemo(
    () => ({ lang, request: lazyClient(lang, firewallScript), delivered }),
    [lang, delivered, firewallScript],
  );
  const [cache] = useState(() => new ResponseCache(delivered.answers));
  const session = useSession();
  useEffect(() => cache.clearOtherSessions(session), [cache, session]);
  return (
    <Context value={value}>
      <SWRConfig
        value={{
          provider: () => cache,
          shouldRetryOnError: false,
          // Calls that are under way are shared; how old a response may be is `maxAge`.
          dedupingInterval: 0,
          focusThrottleInterval: 60_000,
        }}
      >
        <OtherTabs />
        {children}
      </SWRConfig>
    </Context>
  );
}

/** Reads again the responses of some calls that are on this page. The function stays the same. */
export function useReload(): (names: readonly string[] | undefined) => void {
  const { mutate } = useSWRConfig();
  return useCallback((names = []) => void mutate(isKeyOf(names)), [mutate]);
}

/** Follows what other tabs change. It is a component because the cache is above it. */
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

/** The client, for calls that a person sets off. It ends a session that the server no longer knows. It stays the same. */
export function useRequest(): Client {
  const { request } = useCallsContext();
  return useCallback<Client>(
    async (name, input) => {
      const token = readToken();
      try {
        return await request(name, input);
      } catch (error) {
        // A late response about an earlier token says nothing about the session that another tab has begun since.
        if (error instanceof CallError && token !== null && token === readToken()) {
          // Both say that the token is no longer valid; the second does not say why.
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
  /** Milliseconds: a page that opens asks again for a response of this age or older. @default never */
  maxAge?: number;
  /** Milliseconds until the next look at data that change without the reader, or null when they no longer do. */
  every?: (data: Response) => number | null;
  /** Shows the last response until the next one is there, for a view whose input the reader changes. */
  keepPrevious?: boolean;
}

/** A `maxAge` for what the server, or another part of the page, has fetched a moment ago. */
export const justNow = 10_000;

export interface CallState<Response> {
  data: Response | undefined;
  /** Rows in all, for a list that comes by the page. */
  total: number;
  /** Rows of the list that could not be read. `data` is without them. */
  unreadable: number;
  /** Why there is no data, or why the data shown is not fresh. */
  failure: Failure | undefined;
  /** The fields of the input that a rule refused. */
  refused: readonly FieldError[];
  /** Whether the data answer the input before this one. Only with `keepPrevious`. */
  previous: boolean;
  /** When this tab received the data (performance.now). */
  receivedAt: number;
  /** Whether a call is under way. */
  updating: boolean;
  /** Asks again. The data stay until the new response is there. The function stays the same for an effect. */
  reload: () => void;
  /** Shows a response that came another way, such as that of an action. Nothing is asked. It is new without a time. */
  set: (response: Received<Response>) => void;
}

/** What a page shows until its data are there. @param failure of the call that has none */
export const notReady = (failure: Failure | undefined): NotReadyState =>
  failure ? { kind: 'failed', failure } : { kind: 'loading' };

/** The first failure of some calls, and a function that asks all of them again. */
export const together = (...calls: Pick<CallState<unknown>, 'failure' | 'reload'>[]) => ({
  failure: calls.find(({ failure }) => failure)?.failure,
  reload: () => {
    for (const { reload } of calls) reload();
  },
});

/**
 * Reads a public call by its name in the contract. Data that came with the page are there at once, other data come over
 * the network. `null` as name reads nothing.
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
 * Reads a call of the member who is logged in, and nothing for a visitor. Each session has its own responses. `null` as
 * name reads nothing.
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
  const { data, error, isValidating, mutate } = useSWR<Received<ResponseOf<Name>>, CallError>(
    key,
    name &&
      (async () => {
        const received: Received<ResponseOf<Name>> = await request(name, input);
        return { receivedAt: performance.now(), ...received };
      }),
    { revalidateIfStale: isOld, keepPreviousData: keepPrevious },
  );
  const reload = useCallback(() => void mutate(), [mutate]);
  usePolling(data && every ? every(data.data) : null, isValidating, reload);
  return {
    data: data?.data,
    total: data?.total ?? 0,
    unreadable: data?.unreadable ?? 0,
    failure: error?.failure ?? (data === undefined && key !== null ? delivered.failures[key] : undefined),
    refused: error?.fields ?? nothingRefused,
    previous: data !== undefined && cached === undefined,
    receivedAt: timeOf(data),
    updating: isValidating,
    reload,
    set: (response) => void mutate({ receivedAt: performance.now(), ...response }, { revalidate: false }),
  };
}

/** Asks again after every `interval`, while the page is visible and no call is under way. A failed call does not end it. */
function usePolling(interval: number | null, updating: boolean, reload: () => void): void {
  useEffect(() => {
    if (interval === null || updating) return;
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, interval);
    return () => clearInterval(timer);
  }, [interval, updating, reload]);
}
