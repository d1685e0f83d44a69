/// <reference types="vite/types/importMeta.d.ts" />
import type { Lang, RouteName } from '@first-gong/domain';
import { figuresIn } from './content/figures.js';
import { type InfoContent, parseContent } from './content/parse.js';
import { loadWords } from './load.js';

export { countQuestions, findQuestions } from './content/findQuestions.js';
export {
  type InfoBlock,
  type InfoContent,
  type InfoPicture,
  type InfoSection,
  type InfoTool,
  type Inline,
  plainText,
} from './content/parse.js';

/** One chunk per page and language. */
const files = import.meta.glob<string>('./content/*/*.md', { query: '?raw', import: 'default' });

/** Loads the content of an information page (spec §1 Static help content). @throws if the page has no content */
export async function loadContent(lang: Lang, name: RouteName): Promise<InfoContent> {
  const file = `./content/${name}/${lang}.md`;
  const load = files[file];
  if (!load) throw new Error(`No ${file}`);
  const [source, { common }] = await Promise.all([load(), loadWords(lang, ['common'])]);
  return parseContent(source, figuresIn(lang, common.hotlineNumber));
}
