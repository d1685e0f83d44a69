import type { Lang } from '@first-gong/domain';
import { loadWords } from '@first-gong/i18n/load';
import { type CalendarOfFilters, OwnCalendar } from '@first-gong/screens/shared/dayCalendar';
import { TextProvider } from '@first-gong/screens/shared/text';
import type { ComponentType } from 'react';

/** Loads the calendar of the filters with its words in one language. */
export async function loadDayCalendar(lang: Lang): Promise<ComponentType<CalendarOfFilters>> {
  const words = await loadWords(lang, ['dayCalendar']);
  return function LoadedDayCalendar(props) {
    return (
      <TextProvider lang={lang} words={words}>
        <OwnCalendar {...props} />
      </TextProvider>
    );
  };
}
