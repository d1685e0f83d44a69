/** What became of a call before the client made it. */
interface SentResponse {
  /** Or the error of a call without a response in 30 seconds. The client reports it: another wait would be as long. */
  response: Response | DOMException;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** As performance.now(). */
  receivedAt: number;
}

declare global {
  interface Window {
    /** The member's calls that the inline script has sent, by their methods and addresses. One that failed has no response. */
    sent?: { token: string; responses: Record<string, Promise<SentResponse | null>> } | undefined;
  }
}

/** Milliseconds. The script of a page may come late: an older response is asked for again. */
const longestAge = 10_000;

/**
 * The response to a call that the inline script has sent while the script of the page was on its way. Each is taken once,
 * and only by the session that it belongs to.
 */
export async function takeSent(address: string, init: RequestInit = {}): Promise<SentResponse | null> {
  const { sent } = window;
  const call = `${init.method} ${address}`;
  const response = init.body ? undefined : sent?.responses[call];
  if (!sent || !response || new Headers(init.headers).get('authorization') !== `Bearer ${sent.token}`) return null;
  delete sent.responses[call];
  const taken = await response;
  return taken && performance.now() - taken.receivedAt < longestAge ? taken : null;
}
