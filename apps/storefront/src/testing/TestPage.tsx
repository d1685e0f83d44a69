import type { CallName } from '@first-gong/contract';
import { loadAllWords } from '@first-gong/i18n/load';
import { TextProvider } from '@first-gong/screens/shared/text';
import { type ReactNode, useState } from 'react';
import { CallsProvider, type Delivered } from '../data/calls.js';
import { callKey } from '../data/responseCache.js';
import { PageContext, type PageContextValue } from '../site/PageContext.js';

/** Default page values of tests: a visitor, a document of 1970. */
export const testPage: PageContextValue = {
  documentAddress: { pathname: '/en_us/Events.html', search: '' },
  madeAt: 0,
  preferences: { theme: 'default', fontSize: 16, layout: 'comfortable' },
  setPreferences: () => {},
  demoMember: null,
  unsent: false,
};

/** All English texts. */
export const words = await loadAllWords('en_us');

interface TestPageProps {
  page?: Partial<PageContextValue>;
  /** The document's responses by the names of their calls, without input. */
  answers?: Partial<Record<CallName, unknown>>;
  children: ReactNode;
}

/** What routes find above them: the page's values, English texts and the client. */
export function TestPage({ page, answers = {}, children }: TestPageProps) {
  const [delivered] = useState<Delivered>(() => {
    const rows = Object.entries(answers).map(([name, data]) => [
      callKey('en_us', name as CallName),
      { data, total: 0, unreadable: 0 },
    ]);
    return { answers: Object.fromEntries(rows), failures: {}, receivedAt: performance.now() };
  });
  return (
    <PageContext value={{ ...testPage, ...page }}>
      <TextProvider lang="en_us" words={words}>
        <CallsProvider lang="en_us" delivered={delivered}>
          {children}
        </CallsProvider>
      </TextProvider>
    </PageContext>
  );
}
