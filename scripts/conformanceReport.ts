/** Writes the report as OpenACR, as a page, and as part of the statement from docs/conformance/criteria.yaml. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Lang, langs } from '@first-gong/domain';
import { parse, stringify } from 'yaml';
import {
  type ConformanceReport,
  type Criterion,
  conformanceTable,
  enNumberOf,
  evidenceOf,
  levels,
  remarkOf,
  type Status,
  statuses,
  summaryOf,
} from '../.storybook/conformance.js';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  report: Omit<ConformanceReport, 'criteria'>;
  criteria: (Pick<Criterion, 'id' | 'level' | 'name' | 'status'> & Partial<Criterion>)[];
}

export function readReport(): ConformanceReport {
  const { report, criteria } = parse(readFileSync(join(root, 'docs/conformance/criteria.yaml'), 'utf8')) as Source;
  const nothing = { remark: null, checks: [], tests: [], open: null, judgedBy: null };
  return { ...report, criteria: criteria.map((each) => ({ ...nothing, ...each })) };
}

const notes =
  'In a final report, Not Evaluated is permitted for level AAA only. In this draft a criterion has this status until a person has judged what no automated check can.';
const methods =
  'Automated: axe-core and the checks of tests/accessibility on every story, component tests in a browser, end-to-end tests on the built site. No person with or without assistive technology has tested the site. docs/explanation/accessibility.md describes both.';

/**
 * The report in OpenACR 0.1.0. The numbers of EN 301 549 are remarks, because its web chapter refers to WCAG's tables.
 */
export function openAcr({ criteria, date, version, product, description, email }: ConformanceReport): string {
  const chapter = (level: Criterion['level']) => ({
    criteria: criteria
      .filter((each) => each.level === level)
      .map((each) => ({
        num: each.id,
        components: [{ name: 'web', adherence: { level: each.status, notes: notesOf(each) } }],
      })),
  });
  const left = (why: string) => ({ disabled: true, notes: why });
  const report = {
    title: `${product} Accessibility Conformance Report`,
    product: { name: product, version: '0.0.0', description },
    author: { name: product, email },
    vendor: { name: product, email },
    report_date: date,
    last_modified_date: date,
    version,
    notes,
    evaluation_methods_used: methods,
    license: 'MIT',
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    chapters: {
      success_criteria_level_a: chapter('A'),
      success_criteria_level_aa: chapter('AA'),
      success_criteria_level_aaa: left('Level AAA is not the target.'),
      functional_performance_criteria: left('Nobody has evaluated it.'),
      hardware: left('The product has no hardware.'),
      software: left('The product is a site. Its pages are in the tables of WCAG.'),
      support_documentation_and_services: left('Nobody has evaluated it.'),
      en_301_549_web: {
        notes:
          'The requirements 9.1.1.1 to 9.4.1.3 are the criteria of WCAG 2.1 in the tables above; each row names its number.',
      },
    },
  };
  // OpenACR's validator reads YAML 1.1, which takes a bare date for an instant.
  return `# Written by npm run openacr from criteria.yaml.\n${stringify(report, { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false })}`;
}

function notesOf(each: Criterion): string {
  const number = enNumberOf(each.id);
  const evidence = evidenceOf(each);
  return [
    number === null ? 'New in WCAG 2.2; EN 301 549 V3.2.1 has no number.' : `EN 301 549: ${number}.`,
    remarkOf(each),
    evidence.length === 0 ? 'No test of its own.' : `Shown by ${evidence.join('; ')}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export const reportPage = ({ product, description, date, version, criteria }: ConformanceReport): string =>
  `<!-- Written by npm run openacr from criteria.yaml. -->
# Accessibility conformance report of ${product}

${description} Version ${version} of the report, ${date}. WCAG 2.2, levels A and AA, and EN 301 549 V3.2.1, clause 9. The same report for programs is [openacr.yaml](openacr.yaml).

${summaryOf(criteria)} ${notes}

${methods}

${levels.map((level) => `## Level ${level}\n\n${conformanceTable(criteria, level)}`).join('\n\n')}

Criterion 4.1.1 Parsing is not in WCAG 2.2. EN 301 549 still has it as 9.4.1.1; WCAG 2.1 counts it as met by every page of HTML.
`;

/** The statement's texts around the lists of criteria. */
const statementWords: Record<
  Lang,
  { status: Record<Status, string>; criterion: (id: string, name: string, level: string) => string }
> = {
  en_us: {
    status: {
      supports: 'Shown by tests, with nothing left open',
      'partially-supports': 'Met on some pages only',
      'does-not-support': 'Not met',
      'not-applicable': 'Does not apply to this site',
      'not-evaluated': 'No person has judged it yet',
    },
    criterion: (id, name, level) => `${id} ${name} (${level})`,
  },
  zh_hk: {
    status: {
      supports: '測試證明符合，沒有未判斷的部分',
      'partially-supports': '只有部分頁面符合',
      'does-not-support': '不符合',
      'not-applicable': '不適用於本網站',
      'not-evaluated': '尚未有人判斷',
    },
    criterion: (id, name, level) => `${id} ${name}（${level} 級）`,
  },
  zh_cn: {
    status: {
      supports: '测试证明符合，没有未判断的部分',
      'partially-supports': '只有部分页面符合',
      'does-not-support': '不符合',
      'not-applicable': '不适用于本网站',
      'not-evaluated': '尚未有人判断',
    },
    criterion: (id, name, level) => `${id} ${name}（${level} 级）`,
  },
};

/** Replaces the criteria below the statement's last heading. The text above is written by hand. */
export function withCriteria(statement: string, { criteria }: ConformanceReport, lang: Lang): string {
  const { status: words, criterion } = statementWords[lang];
  const lists = statuses.flatMap((status) => {
    const rows = criteria.filter((each) => each.status === status);
    return rows.length === 0
      ? []
      : [`### ${words[status]}`, ...rows.map(({ id, name, level }) => `- ${criterion(id, name[lang], level)}`)];
  });
  const [byHand = ''] = /^[\s\S]*\{#criteria\}\n.+\n/.exec(statement) ?? [];
  if (byHand === '') throw new Error(`The statement in ${lang} has no section {#criteria} with a sentence.`);
  return `${byHand}${lists.join('\n')}\n`;
}

const statementFile = (lang: Lang) => `packages/i18n/src/content/accessibility/${lang}.md`;

/** Every generated file of the report, by its path in the repository. */
export function conformanceFiles(report = readReport()): Record<string, string> {
  return {
    'docs/conformance/openacr.yaml': openAcr(report),
    'docs/conformance/README.md': reportPage(report),
    ...Object.fromEntries(
      langs.map((lang) => [
        statementFile(lang),
        withCriteria(readFileSync(join(root, statementFile(lang)), 'utf8'), report, lang),
      ]),
    ),
  };
}
