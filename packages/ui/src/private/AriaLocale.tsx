import { type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ariaLocale } from './locale.js';
import { I18nContext } from './words.js';

/** Sets React Aria's locale: the component's, or the provider's. */
export function AriaLocale({ locale, children }: { locale: string | undefined; children: ReactNode }) {
  const provided = useContext(I18nContext)?.locale;
  const chosen = locale ?? provided;
  if (chosen === undefined) {
    throw new Error(
      'A field has no locale. Pass locale, as "en-HK", or put I18nProvider of @first-gong/ui around the app.',
    );
  }
  return <I18nProvider locale={ariaLocale(chosen)}>{children}</I18nProvider>;
}
