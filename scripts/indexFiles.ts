import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areasUsedBy } from './pageAreas.js';
import { referencePages } from './referencePages.js';
import { indexPage, readmeOfUi } from './storyIndexes.js';

export const repository = fileURLToPath(new URL('..', import.meta.url));

const note = '// Written by `npm run indexes`.\n';
const inOrder = (names: string[]) => names.sort((a, b) => a.localeCompare(b, 'en'));

function domainIndex(): string {
  const files = readdirSync(join(repository, 'packages/domain/src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== 'index.ts');
  return note + inOrder(sources.map((file) => `export * from './${file.replace(/\.ts$/, '.js')}';\n`)).join('');
}

function areasIndex(): string {
  const typesOf = (folder: string) =>
    inOrder(readdirSync(join(repository, 'packages/i18n/src', folder)))
      .map((area) => `  ${area}: typeof import('./${folder}/${area}/en_us.js').words;\n`)
      .join('');
  return `${note}
interface PageWords {
${typesOf('areas')}}

interface ServerWords {
${typesOf('server/areas')}}

/** The English texts of every area. Translations have the same keys. */
export interface EnglishWords extends PageWords, ServerWords {}

/** A folder of \`areas/\`: texts that a page loads together. */
export type Area = keyof PageWords;

/** A folder of \`server/areas/\`: texts that only a server uses. */
export type ServerArea = keyof ServerWords;
`;
}

/** The text areas of every `XRoute.tsx` of the storefront. */
function pageAreas(): string {
  const source = join(repository, 'apps/storefront/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const pages = inOrder(files.flatMap((file) => /(.+)Route\.tsx$/.exec(file)?.[1] ?? []));
  const areasOf = (page: string) => areasUsedBy(join(source, `${page}Route.tsx`)).map((area) => `'${area}'`);
  return `${note}import type { Area } from '@first-gong/i18n';

/** The areas that \`home/HomeRoute.tsx\` and its like load beside \`common\`: those of every \`useText\` in the file and its imports. */
export const pageAreas: Readonly<Record<string, readonly Area[]>> = {
${pages.map((page) => `  '${page}': [${areasOf(page).join(', ')}],\n`).join('')}};
`;
}

/** The generated indexes by path. */
export const indexFiles = (): Record<string, string> => ({
  'packages/domain/src/index.ts': domainIndex(),
  'packages/i18n/src/areas.ts': areasIndex(),
  'apps/storefront/src/app/pageAreas.ts': pageAreas(),
  '.storybook/Index.mdx': indexPage(repository),
  'packages/ui/README.md': readmeOfUi(repository),
  ...referencePages(repository),
});
