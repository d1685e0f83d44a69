import { CallError, calls } from '@first-gong/contract';
import { formThrottle } from '@first-gong/domain';
import { Nonconformity, NotExamined } from './checks.js';
import type { Rule } from './rule.js';
import { rules } from './rules/index.js';
import { connectTo, type ExaminedServer, facilities, type Target } from './server.js';
import { shapeChecks } from './shapes.js';

export type { Target } from './server.js';

export interface Finding {
  /** A call of the table, or a rule of the specification. */
  kind: 'call' | 'rule';
  name: string;
  /** Section of the specification. */
  section: string;
  check: string;
  /** The fault, or null. */
  fault: string | null;
  /** The reason for a check that did not run, or null. */
  notExamined: string | null;
}

export interface Report {
  findings: Finding[];
  passed: number;
  failed: number;
  notExamined: number;
}

/**
 * Examines a server: calls of the table (spec §7), then rules. Changes data and sends wrong passwords, so use a test
 * system.
 * @param only calls and rules to examine
 * @default all
 */
export async function conformance(target: Target, only?: readonly string[]): Promise<Report> {
  const server = await connectTo(target);
  const findings: Finding[] = [];
  const look = async (about: Pick<Finding, 'kind' | 'name' | 'section' | 'check'>, run: () => Promise<void>) => {
    findings.push({ ...about, ...(await outcomeOf(run)) });
  };

  await prepare(server);
  const isSelected = (name: string) => only?.includes(name) ?? true;
  for (const { call, title, run } of shapeChecks(server).filter(({ call }) => isSelected(call))) {
    await look({ kind: 'call', name: call, section: calls[call].source, check: title }, run);
  }
  for (const rule of rules.filter(({ id }) => isSelected(id))) {
    await look({ kind: 'rule', name: rule.id, section: rule.section, check: rule.statement }, () =>
      checkRule(rule, server),
    );
  }
  const count = (counts: (finding: Finding) => boolean) => findings.filter(counts).length;
  return {
    findings,
    passed: count(({ fault, notExamined }) => fault === null && notExamined === null),
    failed: count(({ fault }) => fault !== null),
    notExamined: count(({ notExamined }) => notExamined !== null),
  };
}

/** Empties the cart, ends an order at the bank, and lets earlier throttles expire. */
async function prepare(server: ExaminedServer): Promise<void> {
  if (server.has('clock')) await server.advance(formThrottle.window);
  const { awaitingBank } = await server.call('transactionCancel');
  if (awaitingBank === null) return;
  if (!server.has('bank')) {
    const { email } = server.member.credentials;
    throw new Error(`${awaitingBank} of ${email} waits for the bank: run this again when it has answered or given up.`);
  }
  const query = { transactionNumber: awaitingBank };
  await server.answerAsBank(await server.call('transactionDetail', { query }), 'decline');
}

async function checkRule({ needs = [], check }: Rule, server: ExaminedServer): Promise<void> {
  const missing = needs.filter((facility) => !server.has(facility)).map((facility) => facilities[facility]);
  if (missing.length > 0) throw new NotExamined(`needs ${missing.join(' and ')}`);
  await check(server);
}

/** The outcome of a check. A failed call within a check is a fault. */
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
