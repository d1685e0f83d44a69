/** The guide of each component in the package: its page of Storybook as plain Markdown. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const components = fileURLToPath(new URL('../src/components', import.meta.url));

/** Writes `guides/<Component>.md` beside the modules. */
export const guides: Plugin = {
  name: 'guides',
  generateBundle() {
    for (const path of readdirSync(components, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.docs.mdx')) continue;
      const source = markdownOf(readFileSync(join(components, path), 'utf8'));
      this.emitFile({ type: 'asset', fileName: `guides/${basename(path, '.docs.mdx')}.md`, source });
    }
  },
};

/** A page without the lines that only Storybook draws, and without links that lead only there. */
const markdownOf = (page: string): string => {
  const words = withSentences(page)
    .replace(/^(import .*|<[A-Z].*\/>|## Properties)$/gm, '')
    .replace(/\[([^\]]+)\]\((?:\.\.\/|\?path=)[^)]*\)/g, '$1')
    .replace(/\n{3,}/g, '\n\n');
  return `${words.trim()}\n`;
};

/** A right and a wrong use keep their sentences. Their pictures are drawn by Storybook. */
const withSentences = (text: string): string =>
  text
    .replace(/^ *<Do words="([^"]*)">[\s\S]*?<\/Do>$/gm, '- **Do.** $1')
    .replace(/^ *<Dont words="([^"]*)">[\s\S]*?<\/Dont>$/gm, '- **Don’t.** $1')
    .replace(/^<\/?DoDont>$/gm, '');
