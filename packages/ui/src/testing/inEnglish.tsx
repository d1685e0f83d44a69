import type { ReactNode } from 'react';
import { I18nProvider } from '../components/I18nProvider/index.js';
import { en } from '../words/en.js';

const words = [en];

/** The provider of an app in English. */
export const InEnglish = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="en-HK" words={words}>
    {children}
  </I18nProvider>
);
