import { enableShadowDOM } from '@react-stately/flags';
import { type ReactNode, useInsertionEffect } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { ariaLocale, languageOf } from '../../private/locale.js';
import { OverlayContainerContext } from '../../private/overlay/container.js';
import { WordsProvider } from '../WordsProvider/index.js';
import type { Words } from './words.js';

export interface I18nProviderProps {
  /** BCP 47: `en-HK`, `zh-HK`, `zh-CN`. Also sets the order of dates and React Aria's texts. */
  locale: string;
  /**
   * Ready-made texts. Selected by language and script of the locale, otherwise the first.
   * @default none: each component needs its texts
   */
  words?: readonly Words[] | undefined;
  /**
   * For an app in a shadow root or a frame: the element in it for dialogs, lists, menus and tooltips.
   * @default the end of `body`
   */
  overlayContainer?: HTMLElement | undefined;
  children: ReactNode;
}

/** Language of the components inside: locale and ready-made texts; and the place of their overlays. */
export function I18nProvider({ locale, words, overlayContainer, children }: I18nProviderProps) {
  // Before React Aria's effects, which read the focus.
  useInsertionEffect(() => {
    const root = overlayContainer?.getRootNode();
    // A shadow root in a frame is not an instance of this window's class.
    if (root && 'host' in root) enableShadowDOM();
  }, [overlayContainer]);
  const language = languageOf(locale);
  const fitting = words?.find((each) => languageOf(each.locale) === language);
  return (
    <WordsProvider locale={locale} words={fitting ?? words?.[0]}>
      <OverlayContainerContext value={overlayContainer}>
        <AriaI18nProvider locale={ariaLocale(locale)}>{children}</AriaI18nProvider>
      </OverlayContainerContext>
    </WordsProvider>
  );
}
