import { CallError, type Client, callOf, createNamedClient } from '@first-gong/contract';
import { broadcastStale } from './otherTabs.js';
import { takeSent } from './sentCalls.js';
import { staleAfter } from './staleness.js';

export { createFirewallFetch } from './firewall.js';

/**
 * The client of the pages, in its own chunk with the part of the contract that makes calls.
 * @param onActivity called after each call of the member that the server has answered, with the time at which it was sent
 * (milliseconds since 1970).
 */
export function createPageClient(
  options: Parameters<typeof createNamedClient>[0],
  onActivity: (sentAt: number) => void,
): Client {
  return async (name, input) => {
    let sentAt = options.now();
    let receivedAt: number | undefined;
    const request = createNamedClient({
      ...options,
      fetch: async (address, init) => {
        const sent = await takeSent(String(address), init);
        if (!sent) return options.fetch(address, init);
        ({ sentAt, receivedAt } = sent);
        if (sent.response instanceof Response) return sent.response;
        throw sent.response;
      },
    });
    const answered = () => callOf(name).who === 'member' && onActivity(sentAt);
    try {
      const response = await request(name, input);
      answered();
      const stale = staleAfter[name];
      if (stale) broadcastStale(stale, sentAt);
      return receivedAt === undefined ? response : { ...response, receivedAt };
    } catch (error) {
      // A refusal by a rule is a response too; 401 says that there is no session.
      if (error instanceof CallError && error.code && error.status !== 401) answered();
      throw error;
    }
  };
}
