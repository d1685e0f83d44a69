import type { WishListItem } from '@first-gong/domain';
import { Loading } from '@first-gong/ui/Loading';
import { Notice } from '@first-gong/ui/Notice';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { ActionFailure, TryAgain } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import type { NewWishHandlers, NewWishState } from './state.js';
import { WishForm } from './WishForm.js';

export interface NewWishProps extends NewWishHandlers {
  state: NewWishState;
  /** The member's existing wishes. */
  wishes: readonly WishListItem[];
}

/** The form for a new wish, or why there is none. */
export function NewWish({ state, wishes, onEventRetry, ...handlers }: NewWishProps) {
  const { t } = useText('wishList');
  return (
    <section aria-labelledby="new-wish-title" tabIndex={-1}>
      <Stack gap="s5">
        <SectionHeading id="new-wish-title">{t('wishList.newTitle')}</SectionHeading>
        {state.kind === 'ready' && <WishForm state={state} wishes={wishes} {...handlers} />}
        {state.kind === 'loading' && <Loading label={t('wishList.eventLoading')} />}
        {state.kind === 'unavailable' && (
          <Notice title={t('wishList.noWishesTitle')}>
            <p>{t('wishList.noWishesText')}</p>
          </Notice>
        )}
        {state.kind === 'failed' && (
          <>
            <ActionFailure failure={state.failure}>{t('wishList.problem')}</ActionFailure>
            <div>
              <TryAgain result={state.failure} failed={t('wishList.problem')} onRetry={onEventRetry} />
            </div>
          </>
        )}
      </Stack>
    </section>
  );
}
