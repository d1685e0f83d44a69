import { langUrl } from '@first-gong/domain';
import type { Inline } from '@first-gong/i18n/content';
import { Link } from '@first-gong/ui/Link';
import { Fragment } from 'react';
import { pageHref } from '../../shared/pageHref.js';
import { useText } from '../../shared/text/index.js';
import { hotlineLink } from '../../shared/WithHotline.js';

/** A sentence with bold text and links. */
export function Sentence({ text }: { text: readonly Inline[] }) {
  return text.map((part, index) => {
    // Sentences never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may occur twice.
    if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may occur twice.
    if ('bold' in part) return <b key={index}>{part.bold}</b>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may occur twice.
    return <PageLink key={index} {...part} />;
  });
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
