import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SearchField } from '@first-gong/ui/SearchField';
import { TornPoster } from '@first-gong/ui/TornPoster';
import { useText } from '../text/index.js';
import * as styles from './system.css.js';

/** Six posters of our own without words, each of another composition: three on either side of the torn one. */
const posters = [
  { seed: 'night-banquet.2', interest: 'chineseOpera', lines: [] },
  { seed: 'little-ding-ding.16', interest: 'family', lines: [] },
  { seed: 'tea-jazz', interest: 'music', lines: [] },
  { seed: 'tide-table.8', interest: 'theatre', lines: [] },
  { seed: 'tramlines.7', interest: 'exhibition', lines: [] },
  { seed: 'half-moon.3', interest: 'dance', lines: [] },
];

export interface NotFoundScreenProps {
  onSearch?: (words: string) => void;
  /** @default that the page was not found */
  title?: string;
  /** Below the title. @default why it may be so */
  text?: string;
}

/** The page of an address that has nothing: a torn-down poster, a search, and links to other pages. */
export function NotFoundScreen({ onSearch, title, text }: NotFoundScreenProps) {
  const { t, lang } = useText();
  const events = href(lang, 'home');
  return (
    <>
      <TornPoster posters={posters} lang="en" />
      <Container className={styles.page}>
        <div>
          <PageTitle lead={text ?? t('common.notFoundText')}>{title ?? t('common.notFoundTitle')}</PageTitle>
        </div>
        <SearchField
          variant="page"
          action={events}
          label={t('common.searchLabel')}
          submitLabel={t('common.search')}
          onSearch={onSearch}
        />
        <p className={styles.ways}>
          <Button href={events}>{t('common.allEvents')}</Button>
          <Button href={href(lang, 'txnHistory')}>{t('common.transactionHistory')}</Button>
        </p>
      </Container>
    </>
  );
}
