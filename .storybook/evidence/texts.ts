/** Texts of the Evidence pages, as Markdown. */
import { type ConformanceReport, type Criterion, conformanceTable, evidenceOf, summaryOf } from '../conformance.js';
import { table } from '../markdown.js';
import type { Results } from './results.js';

/** Date, commit and counts of the last `npm test`, if any. */
export function testsText({ commit, builtAt, tests }: Results): string {
  const catalogue = `This catalogue was built on ${builtAt} from commit \`${commit}\`.`;
  if (tests === null) {
    return `${catalogue}\n\n**There is no result of \`npm test\` here.** The catalogue was built before any run, or without its files. Run \`npm test\`, then build the catalogue again.`;
  }
  const sum = (count: 'passed' | 'failed') => tests.stages.reduce((total, stage) => total + stage[count], 0);
  const other = tests.commit === commit ? '' : ` **It tested another commit than this catalogue shows.**`;
  return [
    catalogue,
    `The last \`npm test\` began on ${tests.at}, at commit \`${tests.commit}\`.${other} A plus sign after a commit means that files differed from it.`,
    table(
      ['Stage', 'Passed', 'Failed', 'Ended'],
      [
        ...tests.stages.map(({ stage, passed, failed, at }) => [stage, passed, failed, at]),
        ['**Together**', sum('passed'), sum('failed'), ''],
      ],
    ),
    'Stages that are not in the table did not run before this catalogue was built, or do not count: `lint`, `unused`, `types`, `build` and `storybook` pass or stop the run.',
  ].join('\n\n');
}

/** The last accessibility matrix, if any. */
export function matrixText({ matrix, commit }: Results): string {
  if (matrix === null) {
    return '**There is no result of the accessibility matrix here.** Run `npm run accessibility`, then build the catalogue again.';
  }
  const failed = (check: string) => matrix.findings.filter((finding) => finding.check === check).length;
  const checked = matrix.counts.reduce((total, { runs }) => total + runs, 0);
  const part = matrix.only.length > 0 ? ` **Only stories whose id contains ${matrix.only.join(' or ')}.**` : '';
  const other = matrix.commit === commit ? '' : ` **This catalogue shows another commit, \`${commit}\`.**`;
  return [
    `${matrix.stories} stories, ${checked} checks and ${matrix.findings.length} findings on ${matrix.at}, at commit \`${matrix.commit}\`, with ${matrix.browser} and axe-core ${matrix.axe}.${part}${other}`,
    table(
      ['Check', 'Requirement', 'Times', 'Findings'],
      matrix.counts.map(({ check, what, runs }) => [check, what, runs, failed(check)]),
    ),
    `Exceptions: ${matrix.excepted.length === 0 ? 'none' : matrix.excepted.length}. The [whole report](accessibility/report.html) lists every finding.`,
  ].join('\n\n');
}

/** The conformance report: criteria with status, remark, axe rules, checks and tests. */
export function criteriaText({ matrix, commit, tests }: Results, { criteria, date }: ConformanceReport): string {
  const rulesOf = (id: string) =>
    (matrix?.rules ?? []).filter(({ tags }) => tags.includes(`wcag${id.replaceAll('.', '')}`)).map((rule) => rule.id);
  const shownBy = (criterion: Criterion) => {
    const rules = rulesOf(criterion.id).map((rule) => `\`${rule}\``);
    return [...(rules.length > 0 ? [`axe: ${rules.join(', ')}`] : []), ...evidenceOf(criterion)];
  };
  const sum = tests === null ? null : tests.stages.reduce((total, { passed }) => total + passed, 0);
  const withCheck = criteria.filter((each) => shownBy(each).length > 0).length;
  return [
    `Last changed by a person on ${date}; this catalogue shows commit \`${commit}\`. ${sum === null ? 'There is no result of `npm test` here.' : `The last \`npm test\` passed ${sum} checks.`}`,
    summaryOf(criteria),
    matrix === null
      ? '**There was no run of the matrix**, so the rules of axe are missing below.'
      : `The rules of axe are those of the run on ${matrix.at}, which had ${matrix.findings.length} findings.`,
    `${withCheck} of ${criteria.length} criteria have an automated check. A check shows a part of a criterion; none of these rows is a certificate.`,
    '## Level A',
    conformanceTable(criteria, 'A', shownBy),
    '## Level AA',
    conformanceTable(criteria, 'AA', shownBy),
  ].join('\n\n');
}
