import { type EventDetail, priceToPay, type Zone } from '@first-gong/domain';
import { Sticker } from '@first-gong/ui/Sticker';
import { priceText, type Text } from '../text/index.js';

/** Row of a zone in the table of zones. */
export const zoneRow = (event: EventDetail, zone: Zone, text: Text<'event'>) => {
  const { t } = text;
  // Some zone names already contain the word.
  const standing = zone.standing && !zone.name.includes(t('common.flagStanding'));
  const stickers = zone.restrictedView !== null || standing || zone.unreserved;
  return {
    code: zone.code,
    name: zone.name,
    location: zone.location,
    price: priceText(text, priceToPay(event, zone.price)),
    left: zone.remaining === 0 ? t('common.seatsSoldOut') : t('common.seatsLeft', { count: zone.remaining }),
    gone: zone.remaining === 0,
    stickers: stickers && (
      <>
        {zone.restrictedView !== null && <Sticker variant="restrictedView">{t('common.flagRestrictedView')}</Sticker>}
        {standing && <Sticker variant="standing">{t('common.flagStanding')}</Sticker>}
        {zone.unreserved && <Sticker variant="standing">{t('event.unreserved')}</Sticker>}
      </>
    ),
    note: zone.restrictedView,
  };
};
