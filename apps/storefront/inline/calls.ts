import { timeOut } from '@first-gong/domain';

/**
 * Runs in the head of a member's page and sends the member's calls of `data-calls`, before the browser requests the
 * page's files. `src/data/sentCalls.ts` takes the responses.
 */
const { calls = '[]' } = (document.currentScript as HTMLScriptElement).dataset;

/** Reading the property throws if the browser blocks storage. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}

const token = storedToken();
if (token) {
  const send = async (method: string, address: string) => {
    const sentAt = Date.now();
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(address, { method, headers, signal: AbortSignal.timeout(timeOut.request) }).catch(
      (error) => (error.name === 'TimeoutError' ? (error as DOMException) : null),
    );
    return response && { response, sentAt, receivedAt: performance.now() };
  };
  const responses = (JSON.parse(calls) as [method: string, address: string][]).map(
    ([method, address]) => [`${method} ${address}`, send(method, address)] as const,
  );
  window.sent = { token, responses: Object.fromEntries(responses) };
}
