import { describe, expect, test } from 'vitest';
import { criteriaText, matrixText, testsText } from '../../.storybook/evidence/texts.js';
import { fromDocs, table } from '../../.storybook/markdown.js';
import { splitDefault, typeText } from '../../.storybook/propTypes.js';
import { runnable } from '../../.storybook/samples.js';
import { readReport } from '../../scripts/conformanceReport.js';

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
  const literal = (value: string) => ({ name: 'literal', value });
  const nothing = { name: 'undefined' };

  test('lists the values of an optional union, also of a named one', () => {
    const sizes = { name: 'union', raw: "'small' | 'large'", elements: [literal("'small'"), literal("'large'")] };
    expect(typeText({ name: 'union', raw: 'Size | undefined', elements: [sizes, nothing] })).toBe("'small' | 'large'");
    expect(typeText({ name: 'union', raw: '2 | 3 | undefined', elements: [literal('2'), literal('3'), nothing] })).toBe(
      '2 | 3',
    );
  });

  test('names another optional type by its source', () => {
    const callback = { name: 'signature', raw: '(value: string) => void' };
    expect(
      typeText({ name: 'union', raw: '((value: string) => void) | undefined', elements: [callback, nothing] }),
    ).toBe('(value: string) => void');
  });

  test('takes the default out of the words', () => {
    expect(splitDefault("Before the words. @default 'plain'")).toEqual({
      words: 'Before the words.',
      value: "'plain'",
    });
    expect(splitDefault('No default.')).toEqual({ words: 'No default.', value: undefined });
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

test('a cell of a table may contain a pipe', () => {
  expect(table(['Type'], [["'a' | 'b'"]])).toBe("| Type |\n| --- |\n| 'a' \\| 'b' |");
});

test('a link of docs to another file becomes its path', () => {
  expect(fromDocs('see [0018](decisions/0018-x.md#why), [WCAG](https://w3.org) and [below](#below)')).toBe(
    'see 0018 (`docs/decisions/0018-x.md`), [WCAG](https://w3.org) and [below](#below)',
  );
});
