import type { Favourite } from '@first-gong/domain';
import { FavouritesScreen } from '@first-gong/screens/favourites/FavouritesScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { notReady, useMemberCall } from '../data/calls.js';
import { usePage, useTitle } from '../site/PageContext.js';
import { useHearts } from '../site/useHearts.js';
import { useToday } from '../site/useShopTime.js';
import { mergeFavourites } from './mergeFavourites.js';

/** The member's favourites (spec §2 Member services). A removed one can be restored until the page is left. */
export function Page() {
  const { t } = useText('favourites');
  const { preferences } = usePage();
  const today = useToday();
  const list = useMemberCall('favouriteList', undefined, { maxAge: 0 });
  const { hearts, messages } = useHearts();
  const [shown, setShown] = useState<{ list: Favourite[]; favourites: Favourite[] } | null>(null);
  useTitle(t('favourites.pageTitle'));

  if (list.data && list.data !== shown?.list) {
    setShown({ list: list.data, favourites: mergeFavourites(shown?.favourites ?? [], list.data) });
  }

  return (
    <>
      <FavouritesScreen
        state={shown ? { kind: 'ready', favourites: shown.favourites } : notReady(list.failure)}
        layout={preferences.layout}
        today={today}
        hearts={hearts}
        onRetry={list.reload}
      />
      {messages}
    </>
  );
}
