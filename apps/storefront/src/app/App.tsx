import '@first-gong/ui/sheets';
import { parseTheme } from '@first-gong/domain';
import type { LoadedWords } from '@first-gong/i18n';
import { Announcer } from '@first-gong/screens/shared/Announcer';
import { LoadPartContext } from '@first-gong/screens/shared/parts';
import { TextProvider } from '@first-gong/screens/shared/text';
import { useEffect, useState } from 'react';
import { CallsProvider } from '../data/calls.js';
import { loadScreenPart } from '../data/loadPart.js';
import { PageContext, type PageContextValue } from '../site/PageContext.js';
import { applyPreferences, type Preferences } from '../site/preferences.js';
import { Frame } from './Frame.js';
import type { PageState } from './state.js';

export interface AppProps extends PageState {
  words: LoadedWords;
  documentAddress: PageContextValue['documentAddress'];
  server?: Pick<PageContextValue, 'collectHead' | 'noScript' | 'footerPages'>;
}

/** The site in one language: texts, calls, preferences, and the frame around the pages. */
export function App({ lang, words, documentAddress, delivered, preferences: initial, server, ...page }: AppProps) {
  const [preferences, setPreferences] = useState<Preferences>(initial);
  // Until a theme is chosen, the document follows the reader's system.
  useEffect(() => {
    const theme = parseTheme(document.documentElement.dataset.theme);
    setPreferences((before) => (theme === before.theme ? before : { ...before, theme }));
  }, []);
  // The app renders again only for changed preferences, and these change the context.
  const context: PageContextValue = {
    ...page,
    ...server,
    documentAddress,
    preferences,
    setPreferences: (next) => {
      applyPreferences(next, preferences);
      setPreferences(next);
    },
  };
  return (
    <PageContext value={context}>
      <TextProvider lang={lang} words={words}>
        <CallsProvider lang={lang} delivered={delivered} firewallScript={page.firewallScript}>
          <Announcer>
            <LoadPartContext value={loadScreenPart}>
              <Frame />
            </LoadPartContext>
          </Announcer>
        </CallsProvider>
      </TextProvider>
    </PageContext>
  );
}
