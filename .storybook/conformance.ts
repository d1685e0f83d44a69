/** The conformance report as tables of Markdown: for its page in docs, and for Evidence. */
import type { Lang } from '@first-gong/domain';
import type { Check } from '../tests/accessibility/checkStory.js';
import { table } from './markdown.js';

/** The words of OpenACR for how far a product meets a criterion. */
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
  /** A part of the test's title. */
  title: string;
}

export interface Criterion {
  id: string;
  level: (typeof levels)[number];
  name: Record<Lang, string>;
  status: Status;
  remark: string | null;
  /** Checks of the accessibility matrix beside the rules of axe. */
  checks: Check[];
  tests: TestReference[];
  /** The part that no machine has judged. Null where the tests leave nothing open. */
  open: string | null;
  judgedBy: string | null;
}

export interface ConformanceReport {
  /** Civil date of the last change by a person. */
  date: string;
  version: number;
  product: string;
  description: string;
  email: string;
  criteria: Criterion[];
}

/** Criteria of WCAG 2.2 that EN 301 549 V3.2.1, which names WCAG 2.1, does not have. */
const newIn22 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

/** The requirement of EN 301 549 V3.2.1 for pages of the web, or null for a criterion that is new in WCAG 2.2. */
export const enNumberOf = (id: string): string | null => (newIn22.has(id) ? null : `9.${id}`);

const nobody = 'Nobody has judged it yet.';

/** A row in words: the remark, what is open, and who has judged it. */
export function remarkOf({ remark, open, judgedBy }: Criterion): string {
  const sentences = [remark, open === null ? null : `Open: ${open}`].flatMap((text) =>
    text === null ? [] : [`${text}.`],
  );
  if (open !== null) sentences.push(judgedBy === null ? nobody : `Judged by ${judgedBy}.`);
  return sentences.join(' ');
}

/** The checks and tests that show a row. */
export const evidenceOf = ({ checks, tests }: Criterion): string[] => [
  ...checks.map((check) => `accessibility matrix: ${check}`),
  ...tests.map(({ file, title }) => `${file}: “${title}”`),
];

const statusWords: Record<Status, string> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
};

const countOf = (criteria: readonly Criterion[], status: Status): number =>
  criteria.filter((each) => each.status === status).length;

/** The table of a level as Markdown, with the evidence that is named for each row. */
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
        statusWords[each.status],
        remarkOf(each),
        evidence(each).join('; ') || 'No test of its own.',
      ]),
  );

/** One line: how many criteria have each status. */
export const summaryOf = (criteria: readonly Criterion[]): string =>
  `${criteria.length} criteria: ${statuses
    .filter((status) => countOf(criteria, status) > 0)
    .map((status) => `${countOf(criteria, status)} ${statusWords[status].toLowerCase()}`)
    .join(', ')}.`;
