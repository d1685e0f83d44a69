/** The tables of docs/reference that `npm run indexes` derives from code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Route, routes } from '../packages/domain/src/routes/routes.js';
import { dependencyRows } from './dependencies.js';
import { commandVariables, shopVariables } from './variables.mjs';

const page = (title: string, lead: string, ...parts: string[]) =>
  `<!-- Written by \`npm run indexes\`. -->\n# ${title}\n\n${lead}\n\n${parts.join('\n\n')}\n`;
const table = (heads: string[], rows: string[]) =>
  [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---|').join('')}`, ...rows].join('\n');

/** What each script of package.json does. A script without an entry fails. */
const commands: Record<string, string> = {
  start: 'Installs, builds what changed, and serves storefront and API',
  test: 'Runs every check. `-- unit components` runs these stages and those they need; `-- --changed` what changes since `main` can affect',
  build: 'Builds storefront and library',
  format: 'Formats, and repairs most findings of the linter',
  lint: 'Linter, and unused code',
  typecheck: 'Type checks every package',
  'typecheck:root': 'Type checks `scripts` and `.storybook`',
  'test:unit': 'Tests without a browser',
  'test:components': 'Tests of components and screens in a browser',
  'test:stories': 'Runs stories one by one and shows the failing line',
  'test:e2e': 'End-to-end tests; needs `npm run build`',
  'test:instants': 'A part of the end-to-end tests at twelve instants',
  'test:repeat': 'Everything at three instants, then end-to-end tests ten times with one core busy',
  'test:browsers': 'A journey through the built shop in Firefox and WebKit',
  browsers: 'Installs Firefox and WebKit from Debian’s packages',
  accessibility: 'Accessibility matrix with its report. `-- screens-cart` checks these stories, `-- --all` every mode',
  visual: 'Compares pictures of stories with an earlier build; `-- --take` takes the first',
  conformance: 'Examines a running server: `-- --url http://127.0.0.1:4300`',
  bench: 'Benchmarks; `-- pages search` runs these two. Exits with 1 if a target is missed',
  storybook: 'Storybook on http://127.0.0.1:6006',
  'build:storybook': 'Builds Storybook into `storybook-static`',
  chromatic: 'Sends Storybook to Chromatic',
  pages: 'Serves the pages alone, for an API at another address',
  backup: 'Copies the database of a running shop: `-- FILE`',
  import: 'Imports a data folder from before SQLite: `-- FOLDER`',
  indexes: 'Writes files that list other files, and these pages of the reference',
  openapi: 'Writes `docs/api` from the contract',
  openacr: 'Writes the conformance report and the list of the accessibility statement',
  tokens: 'Writes the design tokens and the themes of the fake API',
  pictures: 'Takes the pictures of the help; `-- --built` uses the built Storybook',
  library: 'Writes the public API and sizes of the library',
  changeset: 'Adds a note about a change of the library',
  release: 'Publishes the library; `-- --dry` lists what would be published',
};

function commandsPage(repository: string): string {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { scripts: object };
  const names = Object.keys(scripts);
  const unknown = [
    ...names.filter((name) => !(name in commands)),
    ...Object.keys(commands).filter((name) => !names.includes(name)),
  ];
  if (unknown.length > 0) throw new Error(`scripts/referencePages.ts and package.json differ: ${unknown.join(', ')}.`);
  return page(
    'Commands',
    'All commands work after `npm start` or `npm test`, which install the dependencies. Arguments for a command follow `--`. [Run one test](../how-to/run-one-test.md) has commands for parts of the tests.',
    table(
      ['Command', 'Description'],
      Object.entries(commands).map(
        ([name, text]) => `| \`npm ${['start', 'test'].includes(name) ? '' : 'run '}${name}\` | ${text} |`,
      ),
    ),
    'A test fails if a file that `indexes`, `openapi`, `openacr`, `tokens` or `library` writes is stale.',
  );
}

function variablesPage(): string {
  const rows = (variables: typeof shopVariables) =>
    variables.map(({ name, standard = '', meaning }) => `| \`${name}\` | ${standard} | ${meaning} |`);
  return page(
    'Environment variables',
    'An empty variable counts as unset. If a value is invalid, the command prints one line that says how to fix it and exits with code 1. In a POSIX shell write `PORT=4301 npm start`, in PowerShell `$env:PORT = 4301; npm start`.',
    '## The shop\n\n`npm start` reads all of these. `npm run pages` reads `HOST`, `SITE_URL`, `FAKE_NOW` and the last six.',
    table(['Variable', 'Default', 'Meaning'], rows(shopVariables)),
    '## Tests and other commands',
    table(['Variable', 'Default', 'Meaning'], rows(commandVariables)),
  );
}

function pathsPage(): string {
  const entries: [string, Route][] = Object.entries(routes);
  return page(
    'Pages and their paths',
    'Each path follows a language: `/en_us`, `/zh_hk` or `/zh_cn`. The table is `packages/domain/src/routes/routes.ts`. [Calls](../api/calls.md) have the paths of the API.',
    table(
      ['Route', 'Path', 'Access', 'Required'],
      entries.map(
        ([name, { path, access, requires = [] }]) => `| ${name} | ${path} | ${access} | ${requires.join(', ')} |`,
      ),
    ),
  );
}

/** A value of constants.ts in readable form. */
const readable = (source: string) =>
  source
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/ as const/g, '')
    .trim()
    .replace(/48 \* 60 \* MINUTE/g, '48 h')
    .replace(/24 \* 60 \* MINUTE/g, '1 day')
    .replace(/SECOND \/ (\d+)/g, '1/$1 s')
    .replace(/([\d.]+) \* SECOND/g, '$1 s')
    .replace(/([\d.]+) \* MINUTE/g, '$1 min')
    .replace(/([\d.]+) \* DAY/g, '$1 days')
    .replace(/\bMINUTE\b/g, '1 min')
    .replace(/\bDAY\b/g, '1 day')
    .replace(/([\d]+) \* 1024 \* 1024/g, '$1 MB')
    .replace(/([\d]+) \* 1024/g, '$1 kB')
    .replace(
      /\b(\d[\d_]*)_00\b(?!\d)/g,
      (_, dollars: string) => `HK$${Number(dollars.replaceAll('_', '')).toLocaleString('en')}`,
    )
    .replace(/(\d)_(?=\d{3})/g, '$1,')
    .replace(/^[{[]|[}\]]$/g, '')
    .replace(/\{ ?/g, '(')
    .replace(/ ?\}/g, ')')
    .replace(/['[\]]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?$/, '')
    .trim();

function limitsPage(repository: string): string {
  const source = readFileSync(join(repository, 'packages/domain/src/constants.ts'), 'utf8');
  const found = source.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const (\w+)(?:: [^=]+)? = ([\s\S]*?);\n/g,
  );
  const rows = [...found].map(([, comment = '', name, value = '']) => {
    const from = /§(\d+)/.exec(comment)?.[0] ?? '';
    return `| \`${name}\` | ${readable(value)} | ${comment.includes('assumption') ? `assumption${from && ` ${from}`}` : from} |`;
  });
  return page(
    'Limits and numbers',
    'Every business number, from `packages/domain/src/constants.ts`, which explains each and is the only source for texts, rules and calculators. [The API](../api/README.md#to-begin) explains the limits of requests. "Assumption" marks a number that the specification leaves open; some objects also contain numbers of the specification.',
    table(['Name', 'Value', 'Source'], rows),
  );
}

function dependenciesPage(repository: string): string {
  const { product, checks } = dependencyRows(repository);
  const heads = ['Package', 'Licence', 'Size', 'Reason'];
  return page(
    'Dependencies',
    'Every package except types, with its licence and installed size. A new package needs a reason in `scripts/dependencies.ts`; an unknown licence fails the test.',
    `## In the shop and the library\n\n${table(heads, product)}`,
    `## In builds and checks\n\n${table(heads, checks)}`,
    'Archivo (SIL Open Font License) and the Phosphor icons (MIT) are copied; their licences are in `packages/ui/src/assets`.',
  );
}

export const referencePages = (repository: string): Record<string, string> => ({
  'docs/reference/commands.md': commandsPage(repository),
  'docs/reference/dependencies.md': dependenciesPage(repository),
  'docs/reference/limits.md': limitsPage(repository),
  'docs/reference/paths.md': pathsPage(),
  'docs/reference/variables.md': variablesPage(),
});
