import { type CallName, createClient, type Request, type ResponseOf } from '@first-gong/contract';
import type { ErrorCode, Transaction } from '@first-gong/domain';
import {
  assertRefusal,
  assertResponse,
  type Input,
  NotExamined,
  type Overrides,
  type RawResponse,
  send,
} from './checks.js';

export interface Credentials {
  email: string;
  password: string;
}

/** The server to examine, and the optional facilities of its test system. */
export interface Target {
  url: string;
  /** A member with an empty cart. */
  member: Credentials;
  /** A second member, for rules about two members. */
  other?: Credentials | undefined;
  /** Sent mails as JSON: `?to=` returns a list, newest first, with the `code` and `link.href` of each mail. */
  outbox?: string | undefined;
  /** Accepts `{ advance: milliseconds }` by POST. */
  clock?: string | undefined;
  /** Accepts the bank's answer as a form: `transactionNumber`, `key`, `answer`. */
  bank?: string | undefined;
  /** The sample identity providers: `{identity}/google` accepts a form and redirects with a code. */
  identity?: string | undefined;
  /** The time of the run, in milliseconds, which makes its emails and keys unique. @default Date.now */
  now?: () => number;
}

/** An optional facility of a test system. */
export type Facility = 'other' | 'outbox' | 'clock' | 'bank' | 'identity';

/** Each facility with the options of the command that name it. */
export const facilities: Readonly<Record<Facility, string>> = {
  other: 'a second member (--email2, --password2)',
  outbox: 'access to the sent mails (--outbox)',
  clock: 'a clock that can be moved (--clock)',
  bank: 'a bank with an answer of our choice (--bank)',
  identity: 'an identity provider that issues codes (--identity)',
};

/** A member who is logged in. */
export interface Person {
  credentials: Credentials;
  token: string;
}

export interface Mail {
  code: string | null;
  link: { href: string } | null;
  otherLink?: { href: string };
}

/** The server, with the actions that rules need. */
export interface ExaminedServer {
  url: string;
  /** Makes calls of the table as a visitor. */
  visitor: Request;
  member: Person;
  /** Whether this run has a facility. A rule that needs a missing facility is not checked. */
  has(facility: Facility): boolean;
  other(): Promise<Person>;
  logIn(credentials: Credentials): Promise<Person>;
  /** Logs the members of the run in again after their sessions have ended. */
  renew(): Promise<void>;
  send(name: CallName, input?: Input, overrides?: Overrides): Promise<RawResponse>;
  /** Sends a call, as the run's member unless `input` has a token. Returns the response, which must be valid. */
  call<Name extends CallName>(name: Name, input?: Input, overrides?: Overrides): Promise<ResponseOf<Name>>;
  /** Sends a call in the same way. The response must be a refusal with one of these codes. */
  expectRefusal(name: CallName, input: Input, ...codes: readonly ErrorCode[]): Promise<void>;
  /** Returns the server's time, which may differ from ours. */
  clock(): Promise<string>;
  /** Returns a key that no request has had. */
  unusedKey(): string;
  /** Returns an email that nobody has registered. */
  unusedEmail(): string;
  /** Returns the newest mail to an address. */
  mailTo(email: string): Promise<Mail>;
  /** Moves the server's clock forward and logs in again. */
  advance(milliseconds: number): Promise<void>;
  /** Sends the bank's answer to a transaction. */
  answerAsBank(transaction: Pick<Transaction, 'bankUrl'>, answer: 'approve' | 'decline'): Promise<void>;
  /** Returns the code of an identity provider for a verified person. */
  identityCode(provider: string): Promise<string>;
  /** Registers a member, activates the account and logs in. */
  newMember(): Promise<Person>;
}

export async function connectTo(target: Target): Promise<ExaminedServer> {
  const { url, member, now = Date.now } = target;
  const visitor = createClient({ baseUrl: url, fetch, now });
  const begun = now();
  let unusedKeys = 0;
  const people = new Map<string, Person>();

  const facility = <Name extends Facility>(name: Name): NonNullable<Target[Name]> => {
    const given = target[name];
    if (given === undefined) throw new NotExamined(`needs ${facilities[name]}`);
    return given;
  };
  const logIn = async (credentials: Credentials): Promise<Person> => {
    const sent = await send(url, 'login', { body: credentials });
    const { token } = assertResponse<ResponseOf<'login'>>('login', sent);
    return { credentials, token };
  };
  /** Returns the session of a member, which lasts for the run. */
  const sessionOf = async (credentials: Credentials): Promise<Person> => {
    const person = people.get(credentials.email) ?? (await logIn(credentials));
    people.set(credentials.email, person);
    return person;
  };

  const server: ExaminedServer = {
    url,
    visitor,
    member: await sessionOf(member),
    has: (facility) => target[facility] !== undefined,
    other: async () => sessionOf(facility('other')),
    logIn,
    async renew() {
      people.clear();
      server.member = await sessionOf(member);
    },
    send: (name, input = {}, overrides) => send(url, name, input, overrides),
    async call(name, input = {}, overrides) {
      return assertResponse(name, await send(url, name, { token: server.member.token, ...input }, overrides));
    },
    async expectRefusal(name, input, ...codes) {
      assertRefusal(name, await send(url, name, { token: server.member.token, ...input }), ...codes);
    },
    clock: async () => (await server.call('shoppingCart')).serverNow,
    unusedKey() {
      unusedKeys += 1;
      return `conformance-${begun}-${unusedKeys}`;
    },
    unusedEmail: () => `${server.unusedKey()}@example.com`,
    async mailTo(email) {
      const outbox = facility('outbox');
      const response = await fetch(`${outbox}?${new URLSearchParams({ to: email })}`);
      const [newest] = (await response.json()) as Mail[];
      if (newest === undefined) throw new Error(`${outbox} has no mail to ${email}.`);
      return newest;
    },
    async advance(milliseconds) {
      const clock = facility('clock');
      const body = JSON.stringify({ advance: milliseconds });
      const response = await fetch(clock, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      if (!response.ok) throw new Error(`${clock} does not move the clock: ${await response.text()}`);
      await server.renew();
    },
    async answerAsBank({ bankUrl }, answer) {
      const { searchParams } = new URL(bankUrl ?? '', url);
      const body = new URLSearchParams({ ...Object.fromEntries(searchParams), answer });
      await fetch(facility('bank'), { method: 'POST', body, redirect: 'manual' });
    },
    async identityCode(provider) {
      const body = new URLSearchParams({ account: 'member', redirectUri: '/en_us/Login.html', state: '' });
      const { headers } = await fetch(`${facility('identity')}/${provider}`, {
        method: 'POST',
        body,
        redirect: 'manual',
      });
      return new URL(headers.get('location') ?? '', url).searchParams.get('code') ?? '';
    },
    async newMember() {
      const credentials = { email: server.unusedEmail(), password: 'curtain-rises' };
      await server.call('register', { body: registration(credentials), token: null });
      const { link } = await server.mailTo(credentials.email);
      await server.call('activate', { body: { token: tokenIn(link?.href, 'activate') }, token: null });
      return logIn(credentials);
    },
  };
  return server;
}

/** A valid registration form. */
export const registration = ({ email, password }: Credentials) => ({
  loginEmail: email,
  confirmEmail: email,
  password,
  confirmPassword: password,
  title: 'Miss',
  name: 'Yip Sze-nga',
  birthday: { year: 1994, month: 2, day: 28 },
  mobile: '5123 4567',
  interests: ['theatre'],
  optOut: true,
  agreed: true,
});

/** Returns the token in the link of a mail. @throws when the link has no such token, as in a mail of another kind. */
export function tokenIn(href: string | undefined, parameter: string): string {
  const token = new URL(href ?? '', 'http://localhost').searchParams.get(parameter);
  if (token === null) throw new Error(`The mail’s link ${href} has no "${parameter}".`);
  return token;
}
