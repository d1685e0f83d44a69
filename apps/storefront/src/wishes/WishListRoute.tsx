import { href, isWishOver, wishList } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { WishListScreen, type WishListState } from '@first-gong/screens/wishes/WishListScreen';
import { useMemberCall } from '../data/calls.js';
import { useSearchDraft } from '../session/useSearchDraft.js';
import { navigate, useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { useElapsed } from '../site/useElapsed.js';
import { useNewWish } from './useNewWish.js';
import { useWishActions } from './useWishActions.js';

/** Milliseconds between polls of an open wish: seats may have come back. */
const lookAgain = 15_000;

/** The member's wishes (spec §2, §4 Wish list), and a new one for the event in the address. */
export function Page() {
  const { t, lang } = useText('wishList');
  const search = useQuery();
  const searchText = search.get('words') ?? '';
  const loading = !useElapsed(wishList.loadingDelay);
  const list = useMemberCall('wishList', undefined, {
    maxAge: 0,
    every: (wishes) => (wishes.some(({ matchingStatus }) => !isWishOver(matchingStatus)) ? lookAgain : null),
  });
  const balance = useMemberCall('balance', undefined, { maxAge: 0 });
  const { act, move, added, ...actions } = useWishActions(list);
  const newWish = useNewWish(added);
  useTitle(t('wishList.pageTitle'));

  const toState = (): WishListState => {
    if (list.failure && !list.data) return { kind: 'failed', failure: list.failure };
    if (loading || !list.data) return { kind: 'loading' };
    const points = balance.data?.balance ?? null;
    return { kind: 'ready', wishes: list.data, words: searchText, balance: points, ...actions, newWish: newWish.state };
  };

  return (
    <WishListScreen
      state={toState()}
      onAction={act}
      onMove={move}
      onChange={newWish.change}
      onAdd={newWish.add}
      onEventRetry={newWish.reload}
      search={useSearchDraft('wishes', searchText)}
      onSearch={(q) => navigate(href(lang, 'wishList', q === '' ? {} : { words: q }), { replace: true })}
      onRetry={list.reload}
    />
  );
}
