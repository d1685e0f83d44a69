import type { Lang } from '@first-gong/domain';
import { loadWords } from '@first-gong/i18n/load';
import { PopupSlip, type PopupSlipProps } from '@first-gong/screens/shared/popup';
import { TextProvider } from '@first-gong/screens/shared/text';
import type { ComponentType } from 'react';

/** Loads the slip with its words in one language. */
export async function loadPopupSlip(lang: Lang): Promise<ComponentType<PopupSlipProps>> {
  const words = await loadWords(lang, ['popup']);
  return function LoadedPopupSlip(props) {
    return (
      <TextProvider lang={lang} words={words}>
        <PopupSlip {...props} />
      </TextProvider>
    );
  };
}
