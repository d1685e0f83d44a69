import { href, type WishListItem } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { eventHref } from '../../shared/hrefs.js';
import { LinkLine } from '../../shared/LinkLine.js';
import { ActionFailure } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import { isWishRefusal, type WishRefusal, wishRefusals } from './refusals.js';
import type { WishFailed, WishListReady } from './state.js';

/** Result of the last action. */
export function WishMessages({ done, failed }: Pick<WishListReady, 'done' | 'failed'>) {
  const { t, lang } = useText('wishList');
  if (failed) return <Failed {...failed} />;
  if (!done) return null;
  return (
    <Notice variant="success" role="status">
      <p>{t(`wishList.done_${done.action}`, { title: done.title })}</p>
      {done.transactionNumber !== null && (
        <LinkLine href={href(lang, 'transactionDetail', { transactionNumber: done.transactionNumber })}>
          {t('wishList.showTickets')}
        </LinkLine>
      )}
    </Notice>
  );
}

function Failed({ action, wish, failure }: WishFailed) {
  const { t } = useText('wishList');
  const { code } = failure;
  const outcome = t(`wishList.failed_${action}`, { title: wish.event.title });
  // A rejection is certain; without a response only the list is.
  if (!isWishRefusal(code)) {
    return <ActionFailure failure={failure}>{code ? outcome : t('wishList.failed_unknown')}</ActionFailure>;
  }
  return (
    <Notice variant="danger" title={t(`wishList.refused_${code}`)} role="alert">
      <p>{outcome}</p>
      {failure.message !== undefined && <p>{failure.message}</p>}
      <NextStep code={code} wish={wish} />
    </Notice>
  );
}

function NextStep({ code, wish }: { code: WishRefusal; wish: WishListItem }) {
  const { t, lang } = useText('wishList');
  const { event, zone, ticketType, quantity } = wish;
  const { performanceId } = event;
  switch (wishRefusals[code]) {
    case 'buy': {
      const ticketTypes = ticketType === null ? [] : Array(quantity).fill(ticketType);
      const choice = { performanceId, zone, quantity, ticketTypes };
      return <LinkLine href={`${eventHref(lang, event.id, choice)}#zones`}>{t('wishList.buyInstead')}</LinkLine>;
    }
    case 'event':
      return <LinkLine href={eventHref(lang, event.id)}>{t('wishList.seeEvent')}</LinkLine>;
    case 'topUp':
      return <LinkLine href={href(lang, 'topUps')}>{t('wishList.topUp')}</LinkLine>;
    case 'browse':
      return <LinkLine href={href(lang, 'home')}>{t('wishList.browse')}</LinkLine>;
    case 'list':
      return <LinkLine href="#wishes-title">{t('wishList.seeList')}</LinkLine>;
  }
}
