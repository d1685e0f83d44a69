import { CallError, calls } from '@first-gong/contract';
import { formThrottle } from '@first-gong/domain';
import { Nonconformity, NotExamined } from './checks.js';
import type { Rule } from './rule.js';
import { rules } from './rules/index.js';
import { shapeChecks } from './shapes.js';
import { aids, type Examined, openWorld, type World } from './world.js';

export type { Examined } from './world.js';

/** What was looked at, and what came of it. */
export interface Finding {
  /** A call of the table, or a rule of the specification. */
  kind: 'call' | 'rule';
  name: string;
  /** Where it comes from: a section of the specification. */
  section: string;
  /** What should hold. */
  check: string;
  /** What is wrong, or null. */
  fault: string | null;
  /** Why it could not be looked at, or null. */
  notExamined: string | null;
}

export interface Report {
  findings: Finding[];
  passed: number;
  failed: number;
  notExamined: number;
}

/**
 * Examines a server: each call against the table (spec §7), then the rules that a server can be seen to keep.
 * Made for a test system: it registers members, likes events, saves wishes, confirms orders, and says wrong passwords.
 * @param only names of calls and rules; without them everything is examined.
 */
export async function conformance(examined: Examined, only?: readonly string[]): Promise<Report> {
  const world = await openWorld(examined);
  const findings: Finding[] = [];
  const look = async (about: Pick<Finding, 'kind' | 'name' | 'section' | 'check'>, run: () => Promise<void>) => {
    findings.push({ ...about, ...(await outcomeOf(run)) });
  };

  await prepare(world);
  const isAsked = (name: string) => only?.includes(name) ?? true;
  for (const { call, title, run } of shapeChecks(world).filter(({ call }) => isAsked(call))) {
    await look({ kind: 'call', name: call, section: calls[call].source, check: title }, run);
  }
  for (const rule of rules.filter(({ id }) => isAsked(id))) {
    await look({ kind: 'rule', name: rule.id, section: rule.section, check: rule.says }, () => checkRule(rule, world));
  }
  const count = (counts: (finding: Finding) => boolean) => findings.filter(counts).length;
  return {
    findings,
    passed: count(({ fault, notExamined }) => fault === null && notExamined === null),
    failed: count(({ fault }) => fault !== null),
    notExamined: count(({ notExamined }) => notExamined !== null),
  };
}

/** Makes room for the run: nothing in the cart, nothing with the bank, and nothing left of what was counted before. */
async function prepare(world: World): Promise<void> {
  if (world.has('clock')) await world.advance(formThrottle.window);
  const { awaitingBank } = await world.answer('transactionCancel');
  if (awaitingBank === null) return;
  if (!world.has('bank')) {
    const { email } = world.member.credentials;
    throw new Error(`${awaitingBank} of ${email} waits for the bank: run this again when it has answered or given up.`);
  }
  const query = { transactionNumber: awaitingBank };
  await world.answerAsBank(await world.answer('transactionDetail', { query }), 'decline');
}

async function checkRule({ needs = [], check }: Rule, world: World): Promise<void> {
  const missing = needs.filter((aid) => !world.has(aid)).map((aid) => aids[aid]);
  if (missing.length > 0) throw new NotExamined(`needs ${missing.join(' and ')}`);
  await check(world);
}

/** A call that the run needed on its way and that failed counts against what was looked at. */
async function outcomeOf(run: () => Promise<void>): Promise<Pick<Finding, 'fault' | 'notExamined'>> {
  try {
    await run();
    return { fault: null, notExamined: null };
  } catch (error) {
    if (error instanceof NotExamined) return { fault: null, notExamined: error.message };
    if (error instanceof Nonconformity) return { fault: error.message, notExamined: null };
    if (error instanceof CallError) return { fault: `a call on the way failed: ${error.message}`, notExamined: null };
    throw error;
  }
}
