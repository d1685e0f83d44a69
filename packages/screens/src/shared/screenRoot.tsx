import { createTranslate } from '@first-gong/i18n';
import { loadAllWords } from '@first-gong/i18n/load';
import { freshRoot } from '@first-gong/ui/testing';
import { TextProvider } from './text/index.js';

/** For tests: the English text. */
export const words = await loadAllWords('en_us');
export const t = createTranslate('en_us', words);

/** For tests: a `freshRoot` that renders in English. */
export function screenRoot() {
  const root = freshRoot();
  const { render } = root;
  root.render = (node) =>
    render(
      <TextProvider lang="en_us" words={words}>
        {node}
      </TextProvider>,
    );
  return root;
}
