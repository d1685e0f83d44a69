import { filterWishes, href, wishList } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { useFocusAfter } from '@first-gong/ui/focus';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SearchField, type SearchFieldProps } from '@first-gong/ui/SearchField';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { useRef } from 'react';
import { MemberShell } from '../../shared/MemberShell.js';
import { NotReady } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { NewWish } from './NewWish.js';
import type { NewWishHandlers, WishHandlers, WishListReady, WishListState } from './state.js';
import { Wishes } from './Wishes.js';
import { WishMessages } from './WishMessages.js';

export { wishRefusals } from './refusals.js';
export type { NewWishState, WishAction, WishDone, WishListState, WishValues } from './state.js';

export interface WishListScreenProps extends WishHandlers, NewWishHandlers {
  state: WishListState;
  onSearch: (words: string) => void;
  /** Unsent text of the search field. */
  search?: Pick<SearchFieldProps, 'typed' | 'onType'>;
  onRetry: () => void;
}

/** A member's wishes for tickets of zones with too few (spec §2 Wish list, §4 Wish list). */
export function WishListScreen({ state, onRetry, ...props }: WishListScreenProps) {
  const { t } = useText('wishList');
  return (
    <MemberShell route="wishList">
      {state.kind === 'ready' ? (
        <>
          <PageTitle lead={t('wishList.lead')}>{t('wishList.title')}</PageTitle>
          <WishMessages done={state.done} failed={state.failed} />
          {state.newWish && <NewWish state={state.newWish} wishes={state.wishes} {...props} />}
          <YourWishes state={state} {...props} />
        </>
      ) : (
        <NotReady state={state} title={t('wishList.title')} loading={t('wishList.loading')} onRetry={onRetry} />
      )}
    </MemberShell>
  );
}

const searchId = 'wishSearch';

type YourWishesProps = WishHandlers & Pick<WishListScreenProps, 'onSearch' | 'search'> & { state: WishListReady };

function YourWishes({ state, onSearch, search, ...handlers }: YourWishesProps) {
  const { t, lang } = useText('wishList');
  const { wishes, words, done } = state;
  const section = useRef<HTMLElement>(null);
  const found = filterWishes(wishes, words);

  // The row of the clicked button may disappear after an action.
  useFocusAfter(done, () => section.current);

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="wishes-title">
      <Stack gap="s5">
        <SectionHeading id="wishes-title" aside={t('wishList.limit', { count: wishList.ticketsPerPerson })}>
          {t('wishList.yours')}
        </SectionHeading>
        {wishes.length === 0 ? (
          <EmptyState
            title={t('common.noRecordsFound')}
            headingLevel={3}
            action={<Button href={href(lang, 'home')}>{t('wishList.browse')}</Button>}
          >
            {t('wishList.emptyText')}
          </EmptyState>
        ) : (
          <>
            <SearchField
              id={searchId}
              action={href(lang, 'wishList')}
              variant="list"
              name="words"
              label={t('wishList.search')}
              value={words}
              {...search}
              onSearch={onSearch}
            />
            <LiveRegion message={words === '' ? '' : t('wishList.found', { count: found.length })} />
            {found.length === 0 ? (
              <EmptyState
                title={t('common.noSearchResult')}
                headingLevel={3}
                action={
                  <Button
                    onClick={() => {
                      onSearch('');
                      document.getElementById(searchId)?.focus();
                    }}
                  >
                    {t('wishList.clear')}
                  </Button>
                }
              >
                {t('wishList.noneFoundText')}
              </EmptyState>
            ) : (
              <Wishes state={state} found={found} {...handlers} />
            )}
          </>
        )}
      </Stack>
    </section>
  );
}
