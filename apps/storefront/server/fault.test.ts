import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { sendFault } from './fault.js';
import { Busy } from './turns.js';

afterEach(() => {
  vi.restoreAllMocks();
});

function answerTo(error: unknown): [status: number, body: string] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  response.setHeader('X-Request-Id', '1A2B3C4D');
  const end = vi.spyOn(response, 'end');
  sendFault(error, request, response, () => undefined);
  return [response.statusCode, String(end.mock.lastCall?.[0])];
}

test('an error of the request is told as one, and does not say that the system did not answer', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [status, body] = answerTo(Object.assign(new Error('malformed'), { status: 400 }));
  expect(status).toBe(400);
  expect(body).toContain('could not be read');
  expect(body).toContain('無法讀取');
  expect(body).toContain('无法读取');
  expect(log).not.toHaveBeenCalled();
});

test('a busy server says when to come back, and logs nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const setHeader = vi.spyOn(ServerResponse.prototype, 'setHeader');
  expect(answerTo(new Busy())[0]).toBe(503);
  expect(setHeader).toHaveBeenCalledWith('Retry-After', 2);
  expect(log).not.toHaveBeenCalled();
});

test.each([new Error('broken'), Object.assign(new Error('broken'), { status: 502 }), 'broken'])(
  'any other error is logged, and the answer is that of a busy server: %o',
  (error) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [status, body] = answerTo(error);
    expect(status).toBe(503);
    expect(body).toContain('The system did not answer.');
    expect(body).toContain('1A2B3C4D');
    expect(log).toHaveBeenCalledExactlyOnceWith('Reference 1A2B3C4D:', error);
  },
);
