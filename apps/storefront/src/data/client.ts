import { CallError, type Client, callOf, createNamedClient } from '@first-gong/contract';
import { tellOtherTabs } from './otherTabs.js';

export { createFirewallFetch } from './firewall.js';

/**
 * The client of the pages, in a chunk of its own with the part of the contract that makes calls.
 * @param onHeard called when the server has heard from the member: the session goes on from then, the time at which the
 * call was sent (milliseconds since 1970).
 */
export function createPageClient(
  options: Parameters<typeof createNamedClient>[0],
  onHeard: (sentAt: number) => void,
): Client {
  const request = createNamedClient(options);
  return async (name, input) => {
    const sentAt = options.now();
    const heard = () => {
      if (callOf(name).who === 'member') onHeard(sentAt);
    };
    try {
      const answer = await request(name, input);
      heard();
      tellOtherTabs(name, sentAt);
      return answer;
    } catch (error) {
      // A refusal by a rule has been heard too; 401 says that there is no session.
      if (error instanceof CallError && error.code && error.status !== 401) heard();
      throw error;
    }
  };
}
