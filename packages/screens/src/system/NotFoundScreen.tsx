import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Poster } from '@first-gong/ui/Poster';
import { SearchField } from '@first-gong/ui/SearchField';
import { eventsHref, historyHref } from '../hrefs/index.js';
import { useText } from '../text/index.js';
import * as styles from './system.css.js';

/** Art of the house's own posters, three on either side of the one that was taken down. */
const before = [
  { seed: 'opera', interest: 'chineseOpera' },
  { seed: 'kite-day', interest: 'family' },
  { seed: 'tea-jazz', interest: 'music' },
];
const after = [
  { seed: 'tide-table', interest: 'theatre' },
  { seed: 'run', interest: 'sport' },
  { seed: 'silk', interest: 'dance' },
];

/** The page for an address that leads to nothing (any more): a torn-down poster, a search, and ways on. */
export function NotFoundScreen({ onSearch }: { onSearch?: (words: string) => void }) {
  const { t, lang } = useText();
  const events = eventsHref(lang);
  return (
    <>
      <div className={styles.wall} aria-hidden="true">
        {before.map(piece)}
        <div className={styles.gap}>404</div>
        {after.map(piece)}
      </div>
      <Container className={styles.page}>
        <div>
          <PageTitle lead={t('common.notFoundText')}>{t('common.notFoundTitle')}</PageTitle>
        </div>
        <SearchField
          look="page"
          action={events}
          label={t('common.searchLabel')}
          submitLabel={t('common.search')}
          onSearch={onSearch}
        />
        <p className={styles.ways}>
          <Button href={events}>{t('common.allEvents')}</Button>
          <Button href={historyHref(lang)}>{t('common.transactionHistory')}</Button>
        </p>
      </Container>
    </>
  );
}

const piece = (poster: { seed: string; interest: string }) => (
  <div key={poster.seed} className={styles.piece}>
    <Poster {...poster} lines={[]} lang="en" crop="art" aspect="portrait" />
  </div>
);
