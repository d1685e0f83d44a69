import '@first-gong/ui/sheets';
import { parseTheme } from '@first-gong/domain';
import type { LoadedWords } from '@first-gong/i18n';
import { Announcer } from '@first-gong/screens/shared/announcer';
import { LoadPartContext } from '@first-gong/screens/shared/parts';
import { TextProvider } from '@first-gong/screens/shared/text';
import { useEffect, useMemo, useState } from 'react';
import { CallsProvider } from './calls.js';
import { Frame } from './Frame.js';
import { loadScreenPart } from './loadPart.js';
import { PageContext, type PageContextValue } from './PageContext.js';
import { applyPreferences, type Preferences } from './preferences.js';
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
            <LoadPartContext value={loadScreenPart}>
              <Frame />
            </LoadPartContext>
          </Announcer>
        </CallsProvider>
      </TextProvider>
    </PageContext>
  );
}
