import { CallError, type CallName, type CallOf, type Client, createClient, firstCalls } from '@first-gong/contract';
import type { Lang } from '@first-gong/domain';
import { readToken, recordActivity } from '../session/session.js';
import { createFirewallFetch } from './firewall.js';
import { importAgain, loadPart } from './loadPart.js';
import { broadcastStale } from './otherTabs.js';
import { takeSent } from './sentCalls.js';
import { staleAfter } from './staleness.js';

type Table = { [Name in CallName]?: CallOf<Name> };

const first: Table = firstCalls;

/** Seats have a file for an event's page, which makes no other later call. */
const ofSeats: Record<keyof typeof import('@first-gong/contract/seatCalls').seatCalls, true> = {
  seatPlan: true,
  seatChanges: true,
  bestSeats: true,
};

const loadCalls = (name: CallName): Promise<Table> =>
  name in ofSeats
    ? loadPart(() => importAgain(() => import('@first-gong/contract/seatCalls'))).then((file) => file.seatCalls)
    : loadPart(() => importAgain(() => import('@first-gong/contract/laterCalls'))).then((file) => file.laterCalls);

/**
 * The client of the pages, lazy-loaded with the first calls of the contract. It records the member's last activity on the server.
 */
export function createPageClient(lang: Lang, firewallScript: string | null): Client {
  const firewallFetch = createFirewallFetch(firewallScript);
  return async (name, input) => {
    let sentAt = Date.now();
    let receivedAt: number | undefined;
    const request = createClient({
      firewallFetch,
      now: Date.now,
      lang,
      token: readToken,
      fetch: async (address, init) => {
        const sent = await takeSent(String(address), init);
        if (!sent) return fetch(address, init);
        ({ sentAt, receivedAt } = sent);
        if (sent.response instanceof Response) return sent.response;
        throw sent.response;
      },
    });
    const call = first[name] ?? (await loadCalls(name))[name];
    if (!call) throw new Error(`No call ${name}`);
    const answered = () => call.who === 'member' && recordActivity(sentAt);
    try {
      const response = await request(call, input);
      answered();
      const stale = staleAfter[name];
      if (stale) broadcastStale(stale, sentAt);
      return receivedAt === undefined ? response : { ...response, receivedAt };
    } catch (error) {
      // A rule's rejection is a response too; 401 means that there is no session.
      if (error instanceof CallError && error.code && error.status !== 401) answered();
      throw error;
    }
  };
}
