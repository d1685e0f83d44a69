/** Generates the catalogue's first page, and the list of components in the README of `packages/ui`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { designParts } from './designParts.js';

interface Shown {
  /** The first part of the title. */
  area: string;
  group: string;
  /** The last part of the title. */
  name: string;
  /** The entry's docs page, or else its first story. */
  address: string;
}

/** In the order of the sidebar. */
const groups = ['Primitives', 'Forms', 'Navigation', 'Feedback', 'Layout', 'Ticketing'];

const inOrder = (shown: readonly Shown[]) => [...shown].sort((a, b) => a.name.localeCompare(b.name, 'en'));

function shownBy(file: string): Shown[] {
  const source = readFileSync(file, 'utf8');
  const [, title] = /\btitle: '((?:Components|Screens)\/[^']+)'/.exec(source) ?? [];
  if (title === undefined) return [];
  const [area = '', ...names] = title.split('/');
  const hasPage = area === 'Screens' || existsSync(file.replace('.stories.tsx', '.docs.mdx'));
  const [, first = ''] = /^export const (\w+)/m.exec(source) ?? [];
  const address = hasPage ? `docs/${toId(title, 'docs')}` : `story/${toId(title, storyNameFromExport(first))}`;
  return [{ area, group: names[0] ?? '', name: area === 'Screens' ? names.join(', ') : (names.at(-1) ?? ''), address }];
}

/** Every component and screen with stories, by name. @param repository its folder */
function storiesOf(repository: string): Shown[] {
  const files = ['ui', 'screens'].flatMap((name) => {
    const folder = join(repository, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  });
  return inOrder(files.filter((file) => file.endsWith('.stories.tsx')).flatMap(shownBy));
}

const linkTo = ({ name, address }: Shown) => `[${name}](?path=/${address})`;
const linksTo = (shown: readonly Shown[]) => shown.map(linkTo).join(', ');

/** Whether the last part of a title is this name, ignoring case. */
const isCalled = (name: string) => (shown: Shown) =>
  shown.name.split(', ').at(-1)?.replace(/ /g, '').toLowerCase() === name.toLowerCase();

/** The page Foundations/Index. */
export function indexPage(repository: string): string {
  const stories = storiesOf(repository);
  const parts = designParts.map(
    ([part, names], index) =>
      `| ${index + 1} | ${part} | ${linksTo(names.split(' ').flatMap((name) => stories.filter(isCalled(name)))) || 'No screen uses it'} |\n`,
  );
  const inGroup = (group: string) => stories.filter((each) => each.area === 'Components' && each.group === group);
  return `import { Meta } from '@storybook/addon-docs/blocks';

{/* Written by \`npm run indexes\`. */}
<Meta title="Foundations/Index" />

# Index

A name links to its page. For a new page of the shop, begin with the table "Which component for what" in
\`packages/ui/README.md\`.

## Screens

The page of a screen shows all its states side by side.

${linksTo(stories.filter(({ area }) => area === 'Screens'))}

## Parts of the design

| | Part | Components |
|---|---|---|
${parts.join('')}
## Components

${groups.map((group) => `**${group}**: ${linksTo(inGroup(group))}\n`).join('\n')}`;
}

/** The README of `packages/ui` with the current components between its two comments. */
export function readmeOfUi(repository: string): string {
  const stories = storiesOf(repository).filter(({ area }) => area === 'Components');
  const lines = groups.map((group) => {
    const names = stories.filter((each) => each.group === group).map(({ name }) => name);
    return `- **${group}**: ${names.join(', ')}\n`;
  });
  return readFileSync(join(repository, 'packages/ui/README.md'), 'utf8').replace(
    /(<!-- Written by `npm run indexes`. -->\n)[\s\S]*?(?=<!-- -->)/,
    (_, before: string) => before + lines.join(''),
  );
}
