import { type CallName, calls, createClient } from '@first-gong/contract';
import { locales, type PreviewChoice } from '@first-gong/domain';
import {
  callOf,
  demandAnswer,
  demandLanguages,
  demandProblem,
  type Input,
  Nonconformity,
  type Server,
  send,
} from './checks.js';

export interface Credentials {
  email: string;
  password: string;
}

export interface Finding {
  call: CallName;
  check: string;
  /** What is wrong, or null when nothing is. */
  fault: string | null;
}

export interface Report {
  findings: Finding[];
  passed: number;
  failed: number;
}

const names = Object.keys(calls) as CallName[];

/**
 * Examines a server against the table of calls: for each call a valid request, and every refusal the table promises.
 * The member's cart should be empty; one order is confirmed on the way and left with the bank.
 */
export async function conformance(url: string, credentials: Credentials): Promise<Report> {
  const inputs = await validInputs(url, credentials);
  const findings: Finding[] = [];
  for (const name of names) {
    for (const [check, run] of checksOf(name, inputs)) {
      const fault = await run().then(
        () => null,
        (error: unknown) => {
          if (error instanceof Nonconformity) return error.message;
          throw error;
        },
      );
      findings.push({ call: name, check, fault });
    }
  }
  const failed = findings.filter(({ fault }) => fault !== null).length;
  return { findings, passed: findings.length - failed, failed };
}

type Check = readonly [title: string, run: () => Promise<void>];

function checksOf(name: CallName, { server, inputs }: Examined): Check[] {
  const call = callOf(name);
  const otherMethod = call.method === 'GET' ? 'POST' : 'GET';
  const input = () => inputs[name]();
  const isTaken = names.some((other) => callOf(other).path === call.path && callOf(other).method === otherMethod);
  const required = Object.entries((call.query?.schema ?? {}) as Record<string, { is(value: unknown): boolean }>)
    .filter(([, struct]) => !struct.is(undefined))
    .map(([field]) => field);

  const checks: (Check | false)[] = [
    // Refusals first: what they leave behind would show in the good answer.
    !isTaken && [
      'another method is refused',
      async () => demandProblem(name, await send(server, name, {}, { method: otherMethod }), 'methodNotAllowed'),
    ],
    call.who === 'member' && [
      'a visitor is refused, in three languages',
      async () => {
        const answers = [];
        for (const locale of Object.values(locales))
          answers.push(await send(server, name, {}, { token: null, locale }));
        for (const answer of answers) demandProblem(name, answer, 'loginRequired');
        demandLanguages(answers);
      },
    ],
    required.length > 0 && [
      `a query without ${required.join(', ')} is refused`,
      async () => demandProblem(name, await send(server, name, {}), 'badRequest'),
    ],
    call.body !== undefined && [
      'an empty body is refused',
      async () => demandProblem(name, await send(server, name, { body: {} }), 'badRequest'),
    ],
    call.body !== undefined && [
      'a body that is no JSON is refused',
      async () => demandProblem(name, await send(server, name, {}, { raw: '{"half":' }), 'badRequest'),
    ],
    call.body !== undefined && [
      'a body over 100 kB is refused',
      async () =>
        demandProblem(
          name,
          await send(server, name, {}, { raw: JSON.stringify('x'.repeat(120_000)) }),
          'payloadTooLarge',
        ),
    ],
    [
      'a valid request is answered by the table',
      async () => demandAnswer(name, await send(server, name, await input())),
    ],
  ];
  return checks.filter((check) => check !== false);
}

interface Examined {
  server: Server;
  /** A valid request of each call, worked out when its turn comes: calls are examined in the table's order. */
  inputs: Record<CallName, () => Input | Promise<Input>>;
}

async function validInputs(url: string, credentials: Credentials): Promise<Examined> {
  const visitor = createClient({ baseUrl: url, fetch, now: Date.now });
  const logIn = async () => (await visitor(calls.login, { body: credentials })).data.token;
  const token = await logIn();
  const member = createClient({ baseUrl: url, fetch, now: Date.now, token: () => token });
  const { eventId, seats } = await somethingToBuy(visitor);
  const choice: PreviewChoice = { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard' };
  const none = () => ({});
  const lastTransaction = async () => {
    const { data } = await member(calls.txns);
    return { query: { transactionNumber: data[0]?.transactionNumber ?? '' } };
  };
  return {
    server: { url, token },
    inputs: {
      eventList: () => ({ query: { sort: 'cheapest', page: '1' } }),
      categoryList: none,
      bannerList: none,
      eventDateList: none,
      performanceList: none,
      venueList: none,
      eventDetail: () => ({ query: { eventId } }),
      login: () => ({ body: credentials }),
      // Ends a session of its own: the run's is still needed.
      logout: async () => ({ token: await logIn() }),
      memberInfo: none,
      balance: none,
      seatHold: () => ({ body: { ...seats, quantity: 1 } }),
      seatRelease: () => ({ params: { holdId: 'unknown' } }),
      shoppingCart: none,
      transactionPreview: () => ({ body: choice }),
      transactionConfirm: async () => {
        const { data } = await member(calls.transactionPreview, { body: choice });
        return { body: { ...choice, confirmKey: `conformance ${Date.now()}`, total: data.total, agreed: true } };
      },
      transactionCancel: none,
      txns: none,
      transactionDetail: lastTransaction,
    },
  };
}

async function somethingToBuy(call: ReturnType<typeof createClient>) {
  const { data: events } = await call(calls.eventList, { query: { sort: 'popular' } });
  for (const { id: eventId } of events) {
    const { data: event } = await call(calls.eventDetail, { query: { eventId } });
    for (const { id: performanceId, zones } of event.performances) {
      const zone = zones.find(({ remaining }) => remaining > 0);
      if (zone) return { eventId, seats: { performanceId, zone: zone.code } };
    }
  }
  throw new Error(
    'The server has nothing to sell on the first page of its events: there is nothing to examine buying with.',
  );
}
