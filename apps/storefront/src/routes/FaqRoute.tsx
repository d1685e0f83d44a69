import { searchLength } from '@first-gong/domain';
import { FaqScreen } from '@first-gong/screens/FaqScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useQuery } from '../address.js';
import { contentOf, prepareContent } from '../content.js';
import { useTitle } from '../PageContext.js';
import type { PageModule } from '../pages.js';
import { useAnchor } from '../useAnchor.js';

export const prepare: PageModule['prepare'] = prepareContent;

/** The frequently asked questions (spec §2 Faq). The address holds the search, and leads to an answer. */
export function Page() {
  const { t, lang } = useText('info');
  const words = (useQuery().get('words') ?? '').trim().slice(0, searchLength);
  const content = contentOf('faq', lang);
  useAnchor(words);
  useTitle(words === '' ? t('info.pageTitle', { title: content.title }) : t('info.pageTitleOfSearch', { words }));
  return <FaqScreen content={content} words={words} />;
}
