import { calls } from '@first-gong/contract';
import { registration } from '../conformance/server.js';

/** Headers of a sender in one of a thousand networks. */
const fromAnywhere = (index: number) => ({ 'x-forwarded-for': `10.${Math.floor(index / 250) % 4}.${index % 250}.1` });

const nobody = (index: number) => ({ email: `nobody-${index}@example.com`, password: 'not-the-password' });
const stranger = (index: number) =>
  registration({ email: `stranger-${index}@example.com`, password: `flood-${String(index).padStart(6, '0')}` });

/** Sends the request with this number. */
type Send = (index: number) => Promise<Response>;

/** Floods that the shop must survive, by their names in the report. */
export function floodsOf(url: string, token: string): Record<string, Send> {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    'logins of one network': (index) => post(calls.login.path, nobody(index)),
    'logins of 1,000 networks': (index) => post(calls.login.path, nobody(index), fromAnywhere(index)),
    'registrations of one network': (index) => post(calls.register.path, stranger(-index)),
    'registrations of 1,000 networks': (index) => post(calls.register.path, stranger(index), fromAnywhere(index)),
    'captchas of one member': () => fetch(url + calls.captcha.path, { headers: { authorization: `Bearer ${token}` } }),
  };
}

/** A flood that can start and stop. */
export interface ColourBlock {
  start(): void;
  /** Resolves after the last response. */
  stop(): Promise<void>;
  /** Responses by status. */
  answers: ReadonlyMap<number, number>;
}

/** Keeps a number of requests in flight: each response triggers the next request. */
export function createFlood(send: Send, inFlight: number): ColourBlock {
  const answers = new Map<number, number>();
  let isOn = false;
  let sent = 0;
  let connections: Promise<void>[] = [];

  const connection = async () => {
    while (isOn) {
      sent += 1;
      const response = await send(sent);
      await response.arrayBuffer();
      answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
    }
  };

  return {
    answers,
    start() {
      isOn = true;
      connections = Array.from({ length: inFlight }, connection);
    },
    async stop() {
      isOn = false;
      await Promise.all(connections);
    },
  };
}
