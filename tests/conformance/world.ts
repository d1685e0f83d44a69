import { type CallName, createClient, type Request, type ResponseOf } from '@first-gong/contract';
import type { ErrorCode, Transaction } from '@first-gong/domain';
import { demandAnswer, demandProblem, type Input, NotExamined, type Sending, type Sent, send } from './checks.js';

export interface Credentials {
  email: string;
  password: string;
}

/** The server to examine, and what it lets the run do. */
export interface Examined {
  url: string;
  /** A member with an empty cart. */
  member: Credentials;
  /** A second one, for what two members may not do to each other. */
  other?: Credentials | undefined;
  /** Mail that was sent, as JSON: `?to=` answers a list, newest first, with `code` and `link.href` of each. */
  outbox?: string | undefined;
  /** Takes `{ advance: milliseconds }` by POST. */
  clock?: string | undefined;
  /** Takes a bank's answer as a form: `transactionNumber`, `key`, `answer`. */
  bank?: string | undefined;
  /** The sample identity providers: `{identity}/google` takes a form and redirects with a code. */
  identity?: string | undefined;
}

/** What a run may have beside the calls and one member. */
export type Aid = 'other' | 'outbox' | 'clock' | 'bank' | 'identity';

/** How the run is told of each. */
export const aids: Readonly<Record<Aid, string>> = {
  other: 'a second member (--email2, --password2)',
  outbox: 'to read the mail that was sent (--outbox)',
  clock: 'to move the clock (--clock)',
  bank: 'a bank that can be told what to answer (--bank)',
  identity: 'an identity provider that gives codes (--identity)',
};

/** Somebody who is logged in. */
export interface Person {
  credentials: Credentials;
  token: string;
}

export interface Mail {
  code: string | null;
  link: { href: string } | null;
}

/** The server as the rules see it. */
export interface World {
  url: string;
  /** Makes calls of the table as a visitor. */
  visitor: Request;
  member: Person;
  /** What this run has. A rule that names what it needs is checked only where it is there. */
  has(aid: Aid): boolean;
  other(): Promise<Person>;
  logIn(credentials: Credentials): Promise<Person>;
  /** Logs the run's members in again, after something that ended their sessions. */
  renew(): Promise<void>;
  send(name: CallName, input?: Input, sending?: Sending): Promise<Sent>;
  /** Sends as the run's member unless told; the answer must be a good one. */
  answer<Name extends CallName>(name: Name, input?: Input, sending?: Sending): Promise<ResponseOf<Name>>;
  /** Sends as the run's member unless told; the answer must be one of these refusals. */
  refused(name: CallName, input: Input, ...codes: readonly ErrorCode[]): Promise<void>;
  /** An email that nobody has registered. */
  strangersEmail(): string;
  /** The newest mail to an address. */
  mailTo(email: string): Promise<Mail>;
  /** Moves the server's clock on, and logs in again. */
  advance(milliseconds: number): Promise<void>;
  /** What the bank says to a transaction. */
  answerAsBank(transaction: Pick<Transaction, 'bankUrl'>, answer: 'approve' | 'decline'): Promise<void>;
  /** A code of an identity provider, of somebody it has verified. */
  identityCode(provider: string): Promise<string>;
  /** A member who has just registered and activated the account. */
  newcomer(): Promise<Person>;
}

export async function openWorld(examined: Examined): Promise<World> {
  const { url, member } = examined;
  const visitor = createClient({ baseUrl: url, fetch, now: Date.now });
  const begun = Date.now();
  let strangers = 0;
  const people = new Map<string, Person>();

  const aid = <Name extends Aid>(name: Name): NonNullable<Examined[Name]> => {
    const given = examined[name];
    if (given === undefined) throw new NotExamined(`needs ${aids[name]}`);
    return given;
  };
  const logIn = async (credentials: Credentials): Promise<Person> => {
    const sent = await send(url, 'login', { body: credentials });
    const { token } = demandAnswer<ResponseOf<'login'>>('login', sent);
    return { credentials, token };
  };
  /** A session that lasts for the run, of a member who is known. */
  const known = async (credentials: Credentials): Promise<Person> => {
    const person = people.get(credentials.email) ?? (await logIn(credentials));
    people.set(credentials.email, person);
    return person;
  };

  const world: World = {
    url,
    visitor,
    member: await known(member),
    has: (aid) => examined[aid] !== undefined,
    other: async () => known(aid('other')),
    logIn,
    async renew() {
      people.clear();
      world.member = await known(member);
    },
    send: (name, input = {}, sending) => send(url, name, input, sending),
    async answer(name, input = {}, sending) {
      return demandAnswer(name, await send(url, name, { token: world.member.token, ...input }, sending));
    },
    async refused(name, input, ...codes) {
      demandProblem(name, await send(url, name, { token: world.member.token, ...input }), ...codes);
    },
    strangersEmail() {
      strangers += 1;
      return `conformance-${begun}-${strangers}@example.com`;
    },
    async mailTo(email) {
      const outbox = aid('outbox');
      const response = await fetch(`${outbox}?${new URLSearchParams({ to: email })}`);
      const [newest] = (await response.json()) as Mail[];
      if (newest === undefined) throw new Error(`${outbox} has no mail to ${email}.`);
      return newest;
    },
    async advance(milliseconds) {
      const clock = aid('clock');
      const body = JSON.stringify({ advance: milliseconds });
      const response = await fetch(clock, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      if (!response.ok) throw new Error(`${clock} does not move the clock: ${await response.text()}`);
      await world.renew();
    },
    async answerAsBank({ bankUrl }, answer) {
      const { searchParams } = new URL(bankUrl ?? '', url);
      const body = new URLSearchParams({ ...Object.fromEntries(searchParams), answer });
      await fetch(aid('bank'), { method: 'POST', body, redirect: 'manual' });
    },
    async identityCode(provider) {
      const body = new URLSearchParams({ account: 'member', redirectUri: '/en_us/Login.html', state: '' });
      const { headers } = await fetch(`${aid('identity')}/${provider}`, { method: 'POST', body, redirect: 'manual' });
      return new URL(headers.get('location') ?? '', url).searchParams.get('code') ?? '';
    },
    async newcomer() {
      const credentials = { email: world.strangersEmail(), password: 'curtain-rises' };
      await world.answer('register', { body: registration(credentials), token: null });
      const { link } = await world.mailTo(credentials.email);
      await world.answer('activate', { body: { token: tokenIn(link?.href, 'activate') }, token: null });
      return logIn(credentials);
    },
  };
  return world;
}

/** What somebody fills in to become a member. */
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

/** The token in the link of a mail. @throws when the link has none, for a mail of another kind. */
export function tokenIn(href: string | undefined, parameter: string): string {
  const token = new URL(href ?? '', 'http://localhost').searchParams.get(parameter);
  if (token === null) throw new Error(`The mail’s link ${href} has no "${parameter}".`);
  return token;
}
