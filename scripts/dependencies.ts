/** Every dependency with its reason. `npm run indexes` writes docs/reference/dependencies.md. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Why we use a package, and what it replaced. A package without an entry fails `npm run indexes` and its test. */
const reasons: Record<string, string> = {
  '@arethetypeswrong/core': 'Checks the types of the packed library',
  '@biomejs/biome': 'Formats and lints, with our rules in `lint`',
  '@changesets/cli': 'Versions and notes of the library',
  '@csstools/css-color-parser': 'Colours of a brand in any notation of CSS, also `color-mix()`, in a build',
  '@csstools/css-parser-algorithms': 'Part of it',
  '@csstools/css-tokenizer': 'Part of it',
  '@internationalized/date': 'Civil dates of the calendars, with React Aria',
  '@openacr/openacr': 'Catalogue of the conformance report',
  '@phosphor-icons/core': 'Source of the icons; the build copies those in use',
  '@playwright/test': 'End-to-end tests',
  '@radix-ui/react-dialog': 'Focus and scroll lock of dialogs and sheets',
  '@radix-ui/react-tabs': 'Keyboard of tabs',
  '@react-aria/optimize-locales-plugin': 'Leaves out the languages of React Aria that the site lacks',
  '@react-stately/flags': 'Turns on React Aria in a shadow root',
  '@resvg/resvg-wasm': 'Draws the poster for sharing as PNG',
  '@seriousme/openapi-schema-validator': 'Checks the OpenAPI document',
  '@storybook/addon-a11y': 'Shows findings of axe in Storybook',
  '@storybook/addon-docs': 'Pages of components and screens',
  '@storybook/addon-vitest': 'Runs stories as tests',
  '@storybook/react-vite': 'Storybook on Vite',
  '@vanilla-extract/css': 'Typed styles without code in the browser',
  '@vanilla-extract/vite-plugin': 'Builds the styles',
  '@vitejs/plugin-react': 'React in Vite',
  '@vitest/browser-playwright': 'Component tests in a browser',
  ajv: 'Validates the OpenACR report against its schema',
  autocannon: 'Load of the benchmarks',
  'axe-core': 'Automated accessibility checks',
  'card-validator': 'Brands and check digits of cards',
  chromatic: 'Sends the Storybook to Chromatic, if a project exists',
  compression: 'Compresses responses that are not cached',
  cookie: 'Reads and writes cookies; replaced code of ours',
  express: 'Routes of the fake API',
  'fast-check': 'Property tests',
  'image-size': 'Type and size of an uploaded card image; replaced file-type',
  'json-server': 'Lists of the fake API: selects and pages rows',
  knip: 'Finds unused files, exports and dependencies',
  libsql: 'SQLite; replaced an append log ([0044](../decisions/0044-sqlite.md))',
  lightningcss: 'Prepares the sheets of the library',
  'lru-cache': 'Bounded caches; replaced code of ours',
  negotiator: 'Language and encoding of a request; replaced code of ours',
  nodemailer: 'Mail: MIME and SMTP; replaced code of ours',
  'p-limit': 'Queues of hashes, plans and documents',
  playwright: 'Browsers of the tests',
  postcss: 'Reads the style sheets of the pages server; replaced code of ours',
  'postcss-selector-parser': 'Classes of a selector, for the styles that a document uses',
  'prom-client': 'Metrics for Prometheus',
  publint: 'Checks the packed library',
  'react-hook-form': 'Sample of a form with the library',
  'puppeteer-core': 'Drives Firefox and Chromium in the browser tests',
  react: 'Components',
  'react-aria-components': 'Lists, dates, menus, popovers and tooltips',
  'react-dom': 'Renders on server and in the browser',
  'remark-gfm': 'Tables in the pages of Storybook',
  rosetta: 'Fills values into texts',
  'selenium-webdriver': 'Drives WebKit in the browser tests',
  sirv: 'Serves the files of the build',
  'smtp-server': 'Mail server of the tests',
  storybook: 'Catalogue of components and screens',
  superstruct: 'Structs of entities and forms: validation, types and JSON Schema',
  'svg-captcha': 'Draws the letters of the captcha; replaced code of ours',
  swr: 'Cache of responses in the browser',
  tsx: 'Runs TypeScript in Node 20',
  turbo: 'Builds what changed',
  typescript: 'Types',
  uqr: 'QR codes',
  vite: 'Builds storefront and library',
  vitest: 'Unit and component tests',
  wouter: 'Router of 2 kB',
  yaml: 'Reads the criteria of the conformance report',
};

/** Licences that an MIT project may use. Others fail until a person has read them. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'MIT OR Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  // We do not change its files, because its licence requires us to publish such changes.
  'MPL-2.0',
];

/** Licences from the LICENSE file of packages whose package.json has none. */
const readByHand: Record<string, string> = { '@react-aria/optimize-locales-plugin': 'Apache-2.0' };

interface Manifest {
  name: string;
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const workspaces = [
  '.',
  'packages/domain',
  'packages/contract',
  'packages/i18n',
  'packages/ui',
  'packages/screens',
  'apps/storefront',
  'fake-api',
  'tests',
];
const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

/** Bytes of an installed package, without nested packages. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
    }, 0);
}

/** "35 kB", "1.2 MB". */
const shown = (bytes: number) =>
  bytes < 1e6
    ? `${Math.max(1, Number((bytes / 1000).toPrecision(2)))} kB`
    : `${Number((bytes / 1e6).toPrecision(2))} MB`;

/** The licence of an installed package. @throws Error if the licence is unknown */
export function licenceOf({ name, license = readByHand[name] ?? 'none' }: Manifest): string {
  if (!allowed.includes(license))
    throw new Error(`${name} has the licence "${license}". Read it, then allow it in scripts/dependencies.ts.`);
  return license;
}

/**
 * The rows of docs/reference/dependencies.md: the product's packages, and those that build and check it.
 * @throws Error for a package without a reason or with an unknown licence
 */
export function dependencyRows(repository: string): { product: string[]; checks: string[] } {
  /** Whether a package runs in the product. */
  const users = new Map<string, boolean>();
  for (const workspace of workspaces) {
    const { dependencies = {}, devDependencies = {} } = read(join(repository, workspace, 'package.json'));
    for (const name of Object.keys({ ...devDependencies, ...dependencies })) {
      if (/^@(first-gong|types)\//.test(name)) continue;
      users.set(name, users.get(name) || (name in dependencies && workspace !== 'tests'));
    }
  }
  const needless = Object.keys(reasons).filter((name) => !users.has(name));
  if (needless.length > 0)
    throw new Error(`scripts/dependencies.ts names packages that nothing uses: ${needless.join(', ')}.`);
  const rows = [...users]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, runs]) => {
      const reason = reasons[name];
      if (reason === undefined) throw new Error(`${name} has no reason: add one in scripts/dependencies.ts.`);
      const places = ['.', ...workspaces].map((at) => join(repository, at, 'node_modules', name));
      const folder = places.find((place) => existsSync(join(place, 'package.json'))) ?? '';
      const licence = licenceOf(read(join(folder, 'package.json')));
      return { runs, row: `| ${name} | ${licence} | ${shown(sizeOf(folder))} | ${reason} |` };
    });
  return {
    product: rows.filter(({ runs }) => runs).map(({ row }) => row),
    checks: rows.filter(({ runs }) => !runs).map(({ row }) => row),
  };
}
