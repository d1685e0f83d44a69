/** Follows the instructions for a new theme of docs/how-to/add-a-theme.md in a copy of the repository. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, run } from './outside.js';

const guide = readFileSync(join(root, 'docs/how-to/add-a-theme.md'), 'utf8');
const listed = [...guide.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);

const after = (line: RegExp, added: string) => (text: string) => text.replace(line, (found) => `${found}\n${added}`);
const word = (name: string) => after(/^ {2}theme_bw: .*$/m, `  theme_dusk: '${name}',`);
const withDusk = (text: string) => text.replace("['default', 'night', 'bw']", "['default', 'night', 'bw', 'dusk']");

/** Edits for a second dark theme, by file. */
const edits: Record<string, (text: string) => string> = {
  'packages/domain/src/constants.ts': withDusk,
  'packages/domain/src/constants.test.ts': withDusk,
  'packages/ui/src/theme/colours.ts': (text) =>
    `${text}\nexport const duskColours: Colours = { ...nightColours, bg: { ...nightColours.bg, page: inks.water900 } };\n`,
  'packages/ui/src/theme/themes.ts': (text) =>
    text
      .replace('defaultColours, nightColours }', 'defaultColours, duskColours, nightColours }')
      .replace(
        /^ {2}night: .*$/m,
        "$&\n  dusk: { label: 'Dusk', picture: 'moon', colours: duskColours, lineWidth: '1px', dark: true, monochrome: false },",
      ),
  'packages/i18n/src/areas/common/en_us.ts': word('Dusk'),
  'packages/i18n/src/areas/common/zh_hk.ts': word('黃昏'),
  'packages/i18n/src/areas/common/zh_cn.ts': word('黄昏'),
  'docs/reference/glossary.md': after(
    /^\| `theme: bw`.*$/m,
    '| `theme: dusk` | Dusk | 黃昏 | 黄昏 | `common.theme_dusk` | |',
  ),
};

mkdirSync(join(root, '.cache'), { recursive: true });
/** Within the repository, so that node_modules resolves. */
const copy = mkdtempSync(join(root, '.cache/new-theme-'));
const bin = (...path: string[]) => join(root, 'node_modules', ...path);

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of String(files).split('\0')) {
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  for (const place of ['fake-api', 'tests', 'apps/storefront']) {
    const modules = join(root, place, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(copy, place, 'node_modules'), 'junction');
  }
  for (const name of readdirSync(bin('@first-gong'))) {
    const place = [`packages/${name}`, `apps/${name}`, name].find((path) => existsSync(join(copy, path))) ?? '';
    const link = join(copy, 'node_modules/@first-gong', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(copy, place), link, 'junction');
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a theme is added in the files that the guide lists', () => {
  expect(Object.keys(edits)).toEqual(listed);
  expect(guide).toContain(`You edit ${listed.length} files.`);
  for (const [file, edit] of Object.entries(edits)) {
    const before = readFileSync(join(copy, file), 'utf8');
    expect(edit(before), file).not.toBe(before);
    writeFileSync(join(copy, file), edit(before));
  }
  run(copy, process.execPath, '--import', 'tsx', 'packages/ui/scripts/tokens.ts');
});

// One program has the files of five, which import all packages, and checks each file once.
test('every file compiles with it', () => {
  const programs = ['packages/screens', 'apps/storefront', 'fake-api', 'tests', '.'].map((place) => {
    const { compilerOptions, include } = JSON.parse(readFileSync(join(copy, place, 'tsconfig.json'), 'utf8'));
    return { compilerOptions, include: include.map((path: string) => join(place, path)) };
  });
  const types = new Set(programs.flatMap(({ compilerOptions }) => compilerOptions.types));
  const program = {
    extends: './tsconfig.base.json',
    compilerOptions: Object.assign({}, ...programs.map(({ compilerOptions }) => compilerOptions), {
      types: [...types],
    }),
    include: programs.flatMap(({ include }) => include),
    // Apps outside this repository.
    exclude: ['tests/library/threePages'],
  };
  writeFileSync(join(copy, 'tsconfig.all.json'), JSON.stringify(program));
  run(copy, process.execPath, bin('typescript/bin/tsc'), '-p', 'tsconfig.all.json');
});

test('the tests of themes, words and pictures pass with it', () => {
  const tests = ['domain/src/constants', 'i18n/src/words', 'ui/src/theme', 'repository/glossary', 'stepPictures'];
  run(copy, process.execPath, bin('vitest/vitest.mjs'), 'run', '--project', 'unit', ...tests);
});

test('the storefront is built with it, and has its colours', () => {
  run(join(copy, 'apps/storefront'), process.execPath, bin('vite/bin/vite.js'), 'build');
  const files = readdirSync(join(copy, 'apps/storefront/dist'), { recursive: true, encoding: 'utf8' });
  const css = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(copy, 'apps/storefront/dist', file), 'utf8'));
  expect(css.join('')).toMatch(/\[data-theme=dusk\]\{[^}]*--fg-bg-page:#091119/);
});
