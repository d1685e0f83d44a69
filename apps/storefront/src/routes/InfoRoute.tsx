import { routeAt, splitLangPath } from '@first-gong/domain';
import { AboutUsScreen } from '@first-gong/screens/AboutUsScreen';
import { InfoScreen } from '@first-gong/screens/InfoScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useAddress } from '../address.js';
import { contentOf, prepareContent } from '../content.js';
import { useTitle } from '../PageContext.js';
import type { PageModule } from '../pages.js';
import { useAnchor } from '../useAnchor.js';

export const prepare: PageModule['prepare'] = prepareContent;
/** Nothing but the content: script starts at the reader's first intention. */
export const needs: PageModule['needs'] = () => [];

/** The information pages that are content alone (spec §2 Info pages). The address says which one. */
export function Page() {
  const { t, lang } = useText('info');
  const { pathname } = useAddress();
  // Of this page for good: the next page has another address before it takes this one's place.
  const [name] = useState(() => routeAt(splitLangPath(pathname).path) ?? 'help');
  const content = contentOf(name, lang);
  useAnchor('');
  useTitle(name === 'aboutUs' ? t('info.pageTitleAbout') : t('info.pageTitle', { title: content.title }));
  return name === 'aboutUs' ? <AboutUsScreen content={content} /> : <InfoScreen route={name} content={content} />;
}
