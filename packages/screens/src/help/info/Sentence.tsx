import { langUrl } from '@first-gong/domain';
import type { Inline } from '@first-gong/i18n/content';
import { Link } from '@first-gong/ui/Link';

import { pageHref } from '../../shared/pageHref.js';
import { useText } from '../../shared/text/index.js';
import { hotlineLink } from '../../shared/WithHotline.js';

/** A sentence with bold text and links. */
export function Sentence({ text }: { text: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order, and the same words may occur twice.
  return text.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part;
  return 'bold' in part ? <b>{part.bold}</b> : <PageLink {...part} />;
}

/** A link of the content; in a list of pages, large enough for a finger. */
export function PageLink({ words, to, anchor, legacy, standalone }: LinkOfContent & { standalone?: boolean }) {
  const { lang } = useText();
  const pageAddress = to === 'hotline' ? hotlineLink(words) : pageHref(lang, to, anchor);
  const href = legacy ? langUrl(lang, legacy) : pageAddress;
  return (
    <Link href={href} standalone={standalone}>
      {words}
    </Link>
  );
}

export type LinkOfContent = Extract<Inline, { words: string }>;

export const isLink = (part: Inline | undefined): part is LinkOfContent => typeof part === 'object' && 'words' in part;
