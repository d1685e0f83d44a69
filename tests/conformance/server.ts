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

/** The server, and facilities of its test system. */
export interface Target {
  url: string;
  /** With an empty cart. */
  member: Credentials;
  /** For rules about two members. */
  other?: Credentials | undefined;
  /** URL of sent mails as JSON: `?to=` filters, newest first, with `code` and `link.href`. */
  outbox?: string | undefined;
  /** URL for POST `{ advance: milliseconds }`. */
  clock?: string | undefined;
  /** URL for the bank's decision as form: `transactionNumber`, `key`, `answer`. */
  bank?: string | undefined;
  /** URL of sample identity providers: `{identity}/google` accepts a form and redirects with a code. */
  identity?: string | undefined;
  /** URL for POST `{ cancelPerformance: { performanceId } }`, what the organiser does. */
  control?: string | undefined;
  /** Milliseconds, for unique emails and keys. @default Date.now */
  now?: () => number;
}

export type Facility = 'other' | 'outbox' | 'clock' | 'bank' | 'identity' | 'control';

/** Command line options by facility. */
export const facilities: Readonly<Record<Facility, string>> = {
  other: 'a second member (--email2, --password2)',
  outbox: 'access to the sent mails (--outbox)',
  clock: 'a clock that can be moved (--clock)',
  bank: 'a bank with an answer of our choice (--bank)',
  identity: 'an identity provider that issues codes (--identity)',
  control: 'an organiser who cancels a performance (--control)',
};

/** A logged-in member. */
export interface Person {
  credentials: Credentials;
  token: string;
}

export interface Mail {
  code: string | null;
  link: { href: string } | null;
  otherLink?: { href: string };
}

/** The server with actions for rules. */
export interface ExaminedServer {
  url: string;
  /** Makes calls as a visitor. */
  visitor: Request;
  member: Person;
  /** Rules that need a missing facility are skipped. */
  has(facility: Facility): boolean;
  other(): Promise<Person>;
  logIn(credentials: Credentials): Promise<Person>;
  /** Logs in again after sessions have ended. */
  renew(): Promise<void>;
  send(name: CallName, input?: Input, overrides?: Overrides): Promise<RawResponse>;
  /** Sends a call as the run's member, or with the token of `input`. Asserts a valid response. */
  call<Name extends CallName>(name: Name, input?: Input, overrides?: Overrides): Promise<ResponseOf<Name>>;
  /** Sends a call. Asserts an error response with one of the codes. */
  expectRefusal(name: CallName, input: Input, ...codes: readonly ErrorCode[]): Promise<void>;
  /** The server's time, which may differ from ours. */
  clock(): Promise<string>;
  unusedKey(): string;
  /** Returns an unregistered email. */
  unusedEmail(): string;
  /** Latest mail to an address. */
  mailTo(email: string): Promise<Mail>;
  /** Moves the server's clock and logs in again. */
  advance(milliseconds: number): Promise<void>;
  /** Sends the bank's decision. */
  answerAsBank(transaction: Pick<Transaction, 'bankUrl'>, answer: 'approve' | 'decline'): Promise<void>;
  /** Cancels a performance for the organiser. */
  control(change: { cancelPerformance: { performanceId: string } }): Promise<void>;
  /** Returns a code for a verified person. */
  identityCode(provider: string): Promise<string>;
  /** Registers, activates and logs in a member. */
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
  const post = async (to: string, change: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(change) });
    if (!response.ok) throw new Error(`${to} refuses ${JSON.stringify(change)}: ${await response.text()}`);
  };
  /** The session of a member, kept for the run. */
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
      await post(facility('clock'), { advance: milliseconds });
      await server.renew();
    },
    control: (change) => post(facility('control'), change),
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

/** The token in a mail's link. @throws without token, as in another kind of mail */
export function tokenIn(href: string | undefined, parameter: string): string {
  const token = new URL(href ?? '', 'http://localhost').searchParams.get(parameter);
  if (token === null) throw new Error(`The mail’s link ${href} has no "${parameter}".`);
  return token;
}
