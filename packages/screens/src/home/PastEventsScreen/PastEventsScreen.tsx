import { type EventSummary, href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Inline } from '@first-gong/ui/Inline';
import { Link } from '@first-gong/ui/Link';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Pagination } from '@first-gong/ui/Pagination';
import { SearchField, type SearchFieldProps } from '@first-gong/ui/SearchField';
import { Stack } from '@first-gong/ui/Stack';
import { FailureMessage } from '../../shared/messages/index.js';
import { type NotReadyState, PageLoading } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './PastEventsScreen.css.js';
import { PastWall } from './PastWall.js';

export type PastEventsState =
  | NotReadyState
  | {
      kind: 'ready';
      /** One page, latest first. */
      events: EventSummary[];
      /** On all pages. */
      total: number;
      pageCount: number;
    };

export interface PastEventsScreenProps {
  state: PastEventsState;
  /** The search text; empty for all past events. */
  words: string;
  /** Unsent text of the search field. */
  search?: Pick<SearchFieldProps, 'typed' | 'onType'>;
  /** From 1. */
  page: number;
  onRetry: () => void;
}

/** Past events by year and month, with a search (spec §2 PastEvents). Links and a form, so it works without script. */
export function PastEventsScreen({ state, words, search, page, onRetry }: PastEventsScreenProps) {
  const { t, lang } = useText('pastEvents');
  return (
    <Container padded>
      <Stack gap="s5">
        <PageTitle lead={t('pastEvents.lead')}>{t('common.pastEvents')}</PageTitle>
        <div className={styles.search}>
          <SearchField
            action={href(lang, 'pastEvents')}
            value={words}
            {...search}
            label={t('pastEvents.search')}
            // After a failure only the retry button is yellow.
            variant={state.kind === 'failed' ? 'list' : 'page'}
          />
        </div>
        {state.kind === 'loading' && <PageLoading label={t('pastEvents.loading')} />}
        {state.kind === 'failed' && <FailureMessage failure={state.failure} headingLevel={2} onRetry={onRetry} />}
        {state.kind === 'ready' && <Wall state={state} words={words} page={page} />}
      </Stack>
    </Container>
  );
}

type WallProps = Pick<PastEventsScreenProps, 'words' | 'page'> & {
  state: Extract<PastEventsState, { kind: 'ready' }>;
};

function Wall({ state: { events, total, pageCount }, words, page }: WallProps) {
  const { t, lang } = useText('pastEvents');
  const searched = words !== '';
  if (events.length === 0) {
    return (
      <EmptyState
        title={t(searched ? 'common.noSearchResult' : 'common.noRecordsFound')}
        headingLevel={2}
        action={
          <Button href={href(lang, searched ? 'pastEvents' : 'home')}>
            {t(searched ? 'pastEvents.all' : 'common.allEvents')}
          </Button>
        }
      >
        <p>{t(searched ? 'pastEvents.nothingText' : 'pastEvents.emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <div role="status">
        <Inline as="p" gap="s4" className={styles.found}>
          <span>
            {searched ? t('pastEvents.foundFor', { words, count: total }) : t('pastEvents.found', { count: total })}
          </span>
          {searched && (
            <Link href={href(lang, 'pastEvents')} standalone>
              {t('pastEvents.all')}
            </Link>
          )}
        </Inline>
      </div>
      <PastWall events={events} />
      <Pagination
        label={t('pastEvents.pages')}
        value={page}
        pages={Array.from({ length: pageCount }, (_, index) => ({
          page: index + 1,
          href: href(lang, 'pastEvents', {
            ...(searched && { q: words }),
            ...(index > 0 && { page: String(index + 1) }),
          }),
          label: t('pastEvents.pageNumber', { page: index + 1 }),
        }))}
        previousLabel={t('pastEvents.previousPage')}
        nextLabel={t('pastEvents.nextPage')}
      />
    </>
  );
}
