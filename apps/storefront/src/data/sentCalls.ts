interface SentResponse {
  /** Or the error of a call without a response in 30 seconds. The client reports the error instead of waiting again. */
  response: Response | DOMException;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Like performance.now(). */
  receivedAt: number;
}

declare global {
  interface Window {
    /** The member's calls that the inline script has sent, by method and address. A failed call has a null response. */
    sent?: { token: string; responses: Record<string, Promise<SentResponse | null>> } | undefined;
  }
}

/** Milliseconds. A page's script may be late; older responses are requested again. */
const longestAge = 10_000;

/** Takes the response of a call that the inline script sent: once, and only for its own session. */
export async function takeSent(address: string, init: RequestInit = {}): Promise<SentResponse | null> {
  const { sent } = window;
  const call = `${init.method} ${address}`;
  const response = init.body ? undefined : sent?.responses[call];
  if (!sent || !response || new Headers(init.headers).get('authorization') !== `Bearer ${sent.token}`) return null;
  delete sent.responses[call];
  const taken = await response;
  return taken && performance.now() - taken.receivedAt < longestAge ? taken : null;
}
