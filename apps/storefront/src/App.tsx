import '@first-gong/ui/theme';
import type { LoadedWords } from '@first-gong/i18n';
import { TextProvider } from '@first-gong/screens/shared/text';
import { useMemo, useState } from 'react';
import { Router } from 'wouter';
import { CallsProvider } from './calls.js';
import { Frame } from './Frame.js';
import { PageContext } from './PageContext.js';
import { applyPreferences, type Preferences } from './preferences.js';
import type { PageState } from './state.js';

export interface AppProps extends PageState {
  dictionary: LoadedWords;
  /** On the server: the address, and who takes the title. */
  server?: { path: string; search: string; collectTitle: (title: string) => void };
}

/** The whole site in one language: words, calls, address, preferences, and the frame that holds the pages. */
export function App({ lang, dictionary, delivered, madeAt, demoMember, server, ...initial }: AppProps) {
  const [preferences, setPreferences] = useState<Preferences>(initial.preferences);
  const page = useMemo(
    () => ({
      madeAt,
      preferences,
      setPreferences: (next: Preferences) => {
        applyPreferences(next);
        setPreferences(next);
      },
      demoMember,
      collectTitle: server?.collectTitle,
    }),
    [madeAt, preferences, demoMember, server],
  );
  return (
    <PageContext value={page}>
      <TextProvider lang={lang} dictionary={dictionary}>
        <CallsProvider lang={lang} delivered={delivered}>
          <Router base={`/${lang}`} ssrPath={server?.path} ssrSearch={server?.search}>
            <Frame />
          </Router>
        </CallsProvider>
      </TextProvider>
    </PageContext>
  );
}
