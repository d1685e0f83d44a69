import { describe, expect, test } from 'vitest';
import { readReport } from '../scripts/conformanceReport.js';
import { designParts } from '../scripts/designParts.js';
import { repository } from '../scripts/indexFiles.js';
import { indexPage } from '../scripts/storyIndexes.js';
import { datesFrom, sizeOf } from './about/components.js';
import { criteriaText, matrixText, testsText } from './evidence/texts.js';
import { fromDocs, table } from './markdown.js';
import { propTable, valuesOf } from './propTypes.js';
import { runnable } from './samples.js';

const report = readReport();

describe('the Evidence pages', () => {
  const built = { commit: 'abc', builtAt: '2026-11-22T10:00:00.000Z', pictures: [] };
  const never = { ...built, tests: null, matrix: null };

  test('say that there was no run', () => {
    expect(testsText(never)).toContain('There is no result of `npm test` here');
    expect(matrixText(never)).toContain('There is no result of the accessibility matrix here');
    expect(criteriaText(never, report)).toContain('There was no run of the matrix');
  });

  test('show date, commit and counts of the last run, and say when it tested another commit', () => {
    const stages = [{ stage: 'unit', passed: 7, failed: 1, at: '2026-11-22T09:30:00.000Z' }];
    const text = testsText({ ...never, tests: { commit: 'def', at: '2026-11-22T09:00:00.000Z', stages } });
    expect(text).toContain('began on 2026-11-22T09:00:00.000Z, at commit `def`');
    expect(text).toContain('| unit | 7 | 1 | 2026-11-22T09:30:00.000Z |');
    expect(text).toContain('It tested another commit');
  });

  test('name the rules of axe that ran for a criterion', () => {
    const matrix = {
      at: '2026-11-22T09:00:00.000Z',
      commit: 'abc',
      only: [],
      browser: 'Chromium 150',
      axe: '4.12.0',
      rules: [{ id: 'color-contrast', tags: ['wcag2aa', 'wcag143'] }],
      stories: 3,
      counts: [],
      findings: [],
      excepted: [],
    };
    const text = criteriaText({ ...never, matrix }, report);
    expect(text).toMatch(/^\| 1\.4\.3 Contrast \(Minimum\) \| 9\.1\.4\.3 \| Not evaluated \|.*axe: `color-contrast`/m);
    expect(text).toContain('this catalogue shows commit `abc`');
  });
});

describe('a table of props', () => {
  const tableOf = (displayName: string) => propTable({ __docgenInfo: { displayName } }) ?? {};

  test('lists the values of a union, also of a named one, with its default and words', () => {
    expect(tableOf('Button').variant).toEqual({
      name: 'variant',
      description: '`buy` is the one main action of a screen, `danger` destroys something, others are `plain`.',
      type: { name: 'enum', value: ['buy', 'plain', 'danger'], required: false },
      table: { type: { summary: "'buy' | 'plain' | 'danger'" }, defaultValue: { summary: "'plain'" } },
    });
    expect(tableOf('PriceTier').zone?.table?.type?.summary).toBe("'A' | 'B' | 'C' | 'D'");
  });

  test('has the props of the types that the type extends', () => {
    expect(tableOf('Select').labelHidden?.type).toEqual({ name: 'boolean', required: false });
    expect(tableOf('Switch')).not.toHaveProperty('required');
  });

  test('names a function by its source, without brackets and undefined', () => {
    expect(tableOf('ComboBox').onInputChange?.table?.type?.summary).toBe('(text: string) => void');
  });

  test('shows the declaration of an exported type', () => {
    expect(tableOf('Button').icon?.table?.type?.detail).toMatch(/^type IconShape = /);
  });

  test('is empty for what is no component of the library', () => {
    expect(propTable({})).toBeNull();
  });
});

test('a sample gets the imports and the constants that it uses, with the public names of the library', () => {
  const file = 'packages/ui/src/components/Button/Button.stories.tsx';
  const code = `import { bellIcon } from '../../icons/bell.js';
import { Badge } from '../Badge/index.js';
import { Button } from './Button.js';
const meta = { title: 'Button', args: { icon: bellIcon } };
const label = 'Notices';
const unused = 1;
export const Default = {};`;
  expect(runnable('const Default = () => <Button icon={bellIcon}>{label}</Button>;', code, file)).toBe(
    `import { bellIcon } from '@first-gong/ui/icons/bell';
import { Button } from '@first-gong/ui/Button';

const label = 'Notices';

const Default = () => <Button icon={bellIcon}>{label}</Button>;`,
  );
});

test('a sample keeps types, words and helpers of its story, and loses spies, classes and brackets of the catalogue', () => {
  const file = 'packages/ui/src/components/Button/Button.stories.tsx';
  const code = `import { fn } from 'storybook/test';
import { en } from '../../words/en.js';
import { Button, type ButtonProps } from './Button.js';
import * as styles from './Button.stories.css.js';
const meta = { title: 'Button', args: { onClick: fn(), children: 'Buy' } };
export function Kept(props: ButtonProps) { return <Button {...props} />; }
export const Default = {};
export const Small = { args: { size: 'small' } };`;
  const sample = `const Small = (args) => (
  <div className={styles.frame}>
    (
    <Kept {...args} onClick={fn()}>{en.Sheet.closeLabel}</Kept>
    )
  </div>
);`;
  expect(runnable(sample, code, file)).toBe(`import { en } from '@first-gong/ui/words/en';
import { Button, type ButtonProps } from '@first-gong/ui/Button';

function Kept(props: ButtonProps) { return <Button {...props} />; }

const Small = (args) => (
  <div>
    <Kept {...args} onClick={() => {}}>{en.Sheet.closeLabel}</Kept>
  </div>
);`);
});

describe('the page of a component', () => {
  test('names the exports of an entry without its types', () => {
    expect(valuesOf('Button')).toEqual(['Button', 'TextButton']);
  });

  test('has the size of sizes.md', () => {
    const page = '| Button | 0.7 | 13 | 0.8 |\n| ButtonRow | 9 |  | 9 |';
    expect(sizeOf(page, 'Button')).toEqual({ script: 0.7, most: 13, sheet: 0.8 });
    expect(sizeOf(page, 'ButtonRow')).toEqual({ script: 9, most: null, sheet: 9 });
    expect(sizeOf(page, 'Row')).toBeNull();
  });

  test('has the date of the newest commit that changed code', () => {
    const log = `@2026-03-03

packages/ui/src/components/Link/Link.docs.mdx
packages/ui/src/components/Link/Link.test.tsx
packages/ui/src/components/Button/Button.tsx
@2026-02-02

packages/ui/src/components/Link/Link.css.ts
packages/ui/src/components/Button/index.ts`;
    expect(Object.fromEntries(datesFrom(log))).toEqual({ Button: '2026-03-03', Link: '2026-02-02' });
  });
});

test('a cell of a table may contain a pipe', () => {
  expect(table(['Type'], [["'a' | 'b'"]])).toBe("| Type |\n| --- |\n| 'a' \\| 'b' |");
});

test('a link of docs to another file becomes its path', () => {
  expect(fromDocs('see [0018](decisions/0018-x.md#why), [WCAG](https://w3.org) and [below](#below)')).toBe(
    'see 0018 (`docs/decisions/0018-x.md`), [WCAG](https://w3.org) and [below](#below)',
  );
  expect(fromDocs('[0018](../decisions/0018-x.md)', 'docs/explanation')).toBe('0018 (`docs/decisions/0018-x.md`)');
});

test('the index links to each component that draws a part of the design', () => {
  const rows = indexPage(repository).match(/^\| \d+ \| .+ \|$/gm) ?? [];
  const linked = designParts.map(([part, names], index) => ({
    part,
    missing: names.split(' ').filter(Boolean).length > (rows[index]?.match(/\]\(/g) ?? []).length,
  }));
  expect(rows).toHaveLength(55);
  expect(linked.filter(({ missing }) => missing)).toEqual([]);
});
