import '@first-gong/ui/sheets';
import { parseTheme } from '@first-gong/domain';
import type { LoadedWords } from '@first-gong/i18n';
import { Announcer } from '@first-gong/screens/shared/announcer';
import { TextProvider } from '@first-gong/screens/shared/text';
import { useEffect, useMemo, useState } from 'react';
import { CallsProvider } from '../data/calls.js';
import { PageContext, type PageContextValue } from '../site/PageContext.js';
import { applyPreferences, type Preferences } from '../site/preferences.js';
import { Frame } from './Frame.js';
import type { PageState } from './state.js';

export interface AppProps extends PageState {
  /** The words that every page loads. */
  words: LoadedWords;
  documentAddress: PageContextValue['documentAddress'];
  /** Only on the server. */
  server?: Pick<PageContextValue, 'collectHead' | 'noScript' | 'footerPages'>;
}

/** The site in one language: words, calls, preferences, and the frame that holds the pages. */
export function App({
  lang,
  words,
  documentAddress,
  delivered,
  madeAt,
  demoMember,
  unsent,
  signInPath,
  chatScript,
  firewallScript,
  server,
  ...initial
}: AppProps) {
  const [preferences, setPreferences] = useState<Preferences>(initial.preferences);
  // Before anybody chose a theme, the document follows the reader's system.
  useEffect(() => {
    const theme = parseTheme(document.documentElement.dataset.theme);
    setPreferences((before) => (theme === before.theme ? before : { ...before, theme }));
  }, []);
  const page = useMemo(
    () => ({
      documentAddress,
      madeAt,
      preferences,
      setPreferences: (next: Preferences) => {
        applyPreferences(next, preferences);
        setPreferences(next);
      },
      demoMember,
      unsent,
      signInPath,
      chatScript,
      firewallScript,
      ...server,
    }),
    [documentAddress, madeAt, preferences, demoMember, unsent, signInPath, chatScript, firewallScript, server],
  );
  return (
    <PageContext value={page}>
      <TextProvider lang={lang} words={words}>
        <CallsProvider lang={lang} delivered={delivered} firewallScript={firewallScript}>
          <Announcer>
            <Frame />
          </Announcer>
        </CallsProvider>
      </TextProvider>
    </PageContext>
  );
}
