/** The conformance report as Markdown tables, for docs and for Evidence. */
import type { Lang } from '@first-gong/domain';
import type { Check } from '../tests/accessibility/checkStory.js';
import { table } from './markdown.js';

/** OpenACR's terms for conformance. */
export const statuses = [
  'supports',
  'partially-supports',
  'does-not-support',
  'not-applicable',
  'not-evaluated',
] as const;
export type Status = (typeof statuses)[number];

export const levels = ['A', 'AA'] as const;

interface TestReference {
  file: string;
  /** Part of the test's title. */
  title: string;
}

export interface Criterion {
  id: string;
  level: (typeof levels)[number];
  name: Record<Lang, string>;
  status: Status;
  remark: string | null;
  /** Checks of the accessibility matrix, in addition to axe rules. */
  checks: Check[];
  tests: TestReference[];
  /** The part without automated evidence, or null. */
  open: string | null;
  judgedBy: string | null;
}

export interface ConformanceReport {
  /** Civil date of the last manual change. */
  date: string;
  version: number;
  product: string;
  description: string;
  email: string;
  criteria: Criterion[];
}

/** Criteria of WCAG 2.2 that are missing in EN 301 549 V3.2.1, which is based on WCAG 2.1. */
const newIn22 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

/** Clause of EN 301 549 V3.2.1 for web pages, or null for a criterion new in WCAG 2.2. */
export const enNumberOf = (id: string): string | null => (newIn22.has(id) ? null : `9.${id}`);

/** A row as text: remark, open part and judge. */
export function remarkOf({ remark, open, judgedBy }: Criterion): string {
  const judged = judgedBy === null ? 'Not judged yet.' : `Judged by ${judgedBy}.`;
  return [remark && `${remark}.`, open && `Open: ${open}. ${judged}`].filter(Boolean).join(' ');
}

/** Checks and tests of a row. */
export const evidenceOf = ({ checks, tests }: Criterion): string[] => [
  ...checks.map((check) => `accessibility matrix: ${check}`),
  ...tests.map(({ file, title }) => `${file}: “${title}”`),
];

/** A status in words: `not applicable`. */
const wordsOf = (status: Status): string => status.replaceAll('-', ' ');

/** The table of a level as Markdown, with evidence per row. */
export const conformanceTable = (
  criteria: readonly Criterion[],
  level: Criterion['level'],
  evidence: (criterion: Criterion) => readonly string[] = evidenceOf,
): string =>
  table(
    ['Criterion', 'EN 301 549', 'Status', 'Remark', 'Shown by'],
    criteria
      .filter((each) => each.level === level)
      .map((each) => [
        `${each.id} ${each.name.en_us}`,
        enNumberOf(each.id) ?? 'none',
        wordsOf(each.status).replace(/^./, (letter) => letter.toUpperCase()),
        remarkOf(each),
        evidence(each).join('; ') || 'No test of its own.',
      ]),
  );

/** Number of criteria per status, in one line. */
export function summaryOf(criteria: readonly Criterion[]): string {
  const counts = statuses.map((status) => ({
    status,
    count: criteria.filter((each) => each.status === status).length,
  }));
  const used = counts.filter(({ count }) => count > 0).map(({ status, count }) => `${count} ${wordsOf(status)}`);
  return `${criteria.length} criteria: ${used.join(', ')}.`;
}
