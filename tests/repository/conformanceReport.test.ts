import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { langs } from '@first-gong/domain';
import schema from '@openacr/openacr/schema/openacr-0.1.0.json';
import { Ajv } from 'ajv';
import { array, assert, boolean, enums, literal, object, optional, pattern, record, string, type } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Criterion, enNumberOf, remarkOf, statuses } from '../../.storybook/conformance.js';
import { conformanceFiles, openAcr, readReport, withCriteria } from '../../scripts/conformanceReport.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const report = readReport();
const { criteria } = report;

describe('the conformance report', () => {
  test('has the 31 criteria of WCAG 2.2 of level A and the 24 of level AA, each once, in their order', () => {
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
    const numbers = criteria.map(({ id }) =>
      id
        .split('.')
        .map(Number)
        .reduce((sum, part) => sum * 100 + part, 0),
    );
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  });

  test('has a number of EN 301 549 for the 49 criteria of WCAG 2.1', () => {
    expect(enNumberOf('1.4.10')).toBe('9.1.4.10');
    expect(criteria.filter(({ id }) => enNumberOf(id) === null).map(({ id }) => id)).toEqual([
      '2.4.11',
      '2.5.7',
      '2.5.8',
      '3.2.6',
      '3.3.7',
      '3.3.8',
    ]);
  });

  test.each(criteria.flatMap(({ id, tests }) => tests.map((each) => ({ id, ...each }))))(
    '$id names a file that has the test or rule: $file, $title',
    ({ file, title }) => {
      expect(read(file)).toContain(title);
    },
  );

  const faultOf = ({ status, remark, checks, tests, open, judgedBy }: Criterion) => {
    if (!statuses.includes(status)) return 'unknown status';
    if (status === 'supports') {
      if (checks.length + tests.length === 0 && judgedBy === null) return 'supports, but nothing shows it';
      if (open !== null && judgedBy === null) return 'supports, but something is open';
    } else if (status === 'not-evaluated') {
      if (open === null) return 'not evaluated, but nothing is open';
      if (judgedBy !== null) return 'judged, but not evaluated';
    } else if (remark === null) return 'no remark';
    return null;
  };

  test.each(criteria)('$id $name.en_us has a status that its remark and its tests carry', (criterion) => {
    expect(faultOf(criterion)).toBeNull();
  });

  test('a row that claims more than is shown is refused', () => {
    const [row] = criteria;
    if (!row) throw new Error('no criteria');
    const shown: Criterion = { ...row, status: 'supports', open: null, tests: [{ file: 'x', title: 'y' }] };
    expect(faultOf(shown)).toBeNull();
    expect(faultOf({ ...shown, tests: [], checks: [] })).toContain('nothing shows it');
    expect(faultOf({ ...shown, open: 'Everything' })).toContain('open');
    expect(faultOf({ ...shown, status: 'partially-supports', remark: null })).toBe('no remark');
  });

  test('a row that no machine can judge names its judge, or that there is none', () => {
    const row = { remark: null, open: 'The order of reading' } as Criterion;
    expect(remarkOf({ ...row, judgedBy: null })).toBe('Open: The order of reading. Not judged yet.');
    expect(remarkOf({ ...row, judgedBy: 'Ho Ka-yan, 1 December 2026' })).toContain('Judged by Ho Ka-yan');
    for (const each of criteria.filter(({ status }) => status === 'not-evaluated')) {
      expect(remarkOf(each), each.id).toMatch(/(?:^|\. )Open: .+\. Not judged yet\.$/);
    }
  });

  test.each(Object.keys(conformanceFiles()))('%s is up to date: npm run openacr writes it', (file) => {
    expect(read(file)).toBe(conformanceFiles()[file]);
  });

  test('the statement of each language lists every criterion, and follows a change of status', () => {
    for (const lang of langs) {
      const statement = read(`packages/i18n/src/content/accessibility/${lang}.md`);
      const listed = [...statement.matchAll(/^- (\d\.\d\.\d+) /gm)].map(([, id]) => id);
      expect(listed.toSorted(), lang).toEqual(criteria.map(({ id }) => id).toSorted());
      const changed = criteria.map((each) => ({ ...each, status: 'supports' as const }));
      expect(withCriteria(statement, { ...report, criteria: changed }, lang)).not.toBe(statement);
    }
  });
});

/** Format of OpenACR 0.1.0, with its catalogue 2.5-edition-wcag-2.2-508-eu-en. */
const Contact = object({ name: string(), email: pattern(string(), /^\S+@\S+$/) });
const Rows = array(
  object({
    num: pattern(string(), /^\d\.\d\.\d{1,2}$/),
    components: array(
      object({
        name: enums(['web', 'electronic-docs', 'software', 'authoring-tool']),
        adherence: object({ level: enums(statuses), notes: string() }),
      }),
    ),
  }),
);
const OpenAcr = object({
  title: pattern(string(), / Accessibility Conformance Report$/),
  product: object({ name: string(), version: string(), description: string() }),
  author: Contact,
  vendor: Contact,
  report_date: pattern(string(), /^\d{4}-\d\d-\d\d$/),
  last_modified_date: pattern(string(), /^\d{4}-\d\d-\d\d$/),
  version: literal(report.version),
  notes: string(),
  evaluation_methods_used: string(),
  license: literal('MIT'),
  catalog: literal('2.5-edition-wcag-2.2-508-eu-en'),
  chapters: record(
    enums([
      'success_criteria_level_a',
      'success_criteria_level_aa',
      'success_criteria_level_aaa',
      'functional_performance_criteria',
      'hardware',
      'software',
      'support_documentation_and_services',
      'en_301_549_web',
    ]),
    type({ notes: optional(string()), disabled: optional(boolean()), criteria: optional(Rows) }),
  ),
});

describe('the OpenACR', () => {
  test('has the form of OpenACR, and a row with remarks for each criterion', () => {
    // In YAML 1.1, an unquoted date is not a string.
    const acr: unknown = parse(openAcr(report), { version: '1.1' });
    assert(acr, OpenAcr);
    const rows = Object.values(acr.chapters).flatMap((chapter) => chapter.criteria ?? []);
    expect(rows.map(({ num }) => num).toSorted()).toEqual(criteria.map(({ id }) => id).toSorted());
  });

  test('validates against the schema that its makers publish', () => {
    const validate = new Ajv({ strict: false }).compile(schema);
    const errorsOf = (text: string) => (validate(parse(text, { version: '1.1' })) ? [] : validate.errors);
    expect(errorsOf(openAcr(report))).toEqual([]);
    expect(errorsOf(openAcr(report).replace(/^title: .*$/m, ''))).toMatchObject([
      { message: "must have required property 'title'" },
    ]);
  });

  test('with a word that the catalogue does not know it is refused', () => {
    const wrong = criteria.map((each) => ({ ...each, status: 'perfect' as Criterion['status'] }));
    expect(() => assert(parse(openAcr({ ...report, criteria: wrong })), OpenAcr)).toThrow('perfect');
  });
});
