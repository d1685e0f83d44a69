import { hotline, href } from '@first-gong/domain';
import { countQuestions, findQuestions, type InfoContent } from '@first-gong/i18n/content';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Inline } from '@first-gong/ui/Inline';
import { Link } from '@first-gong/ui/Link';
import { SearchField, type SearchFieldProps } from '@first-gong/ui/SearchField';
import { useText } from '../../shared/text/index.js';
import { WithHotline } from '../../shared/WithHotline.js';
import { InfoLayout } from '../info/index.js';
import * as styles from './FaqScreen.css.js';

export interface FaqScreenProps {
  content: InfoContent;
  /** The search text; empty for all questions. */
  words: string;
  /** Unsent text of the search field. */
  search?: Pick<SearchFieldProps, 'typed' | 'onType'>;
}

/**
 * Frequently asked questions in groups, with a search (spec §2 Faq). A form and `details`, so it works without script.
 */
export function FaqScreen({ content, words, search }: FaqScreenProps) {
  const { t, lang } = useText('info');
  const sections = findQuestions(content.sections, words);
  const count = countQuestions(sections);
  const address = href(lang, 'faq');
  return (
    <InfoLayout route="faq" content={content} sections={sections}>
      <SearchField action={address} name="words" value={words} {...search} label={t('info.search')} variant="page" />
      <div role="status">
        <Inline as="p" gap="s4" className={styles.found}>
          <span>{words === '' ? t('info.found', { count }) : t('info.foundFor', { words, count })}</span>
          {words !== '' && count > 0 && (
            <Link href={address} standalone>
              {t('info.all')}
            </Link>
          )}
        </Inline>
      </div>
      {count === 0 && (
        <EmptyState
          title={t('common.noSearchResult')}
          headingLevel={2}
          action={<Button href={address}>{t('info.all')}</Button>}
        >
          <p>
            <WithHotline>{t('info.nothingText', { number: t('common.hotlineNumber'), ...hotline })}</WithHotline>
          </p>
        </EmptyState>
      )}
    </InfoLayout>
  );
}
