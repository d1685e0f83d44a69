import { type EventDetail, priceToPay, type Zone } from '@first-gong/domain';
import { Sticker } from '@first-gong/ui/Sticker';
import { ZoneTable } from '@first-gong/ui/ZoneTable';
import type { FieldProps } from '../form/index.js';
import { priceText, type Text, useText } from '../text/index.js';

export interface ZoneFieldProps extends FieldProps<Zone['code'] | null> {
  event: EventDetail;
  zones: readonly Zone[];
}

/** Zones of a performance with their prices, one of which is chosen. */
export function ZoneField({ event, zones, ...field }: ZoneFieldProps) {
  const text = useText('event');
  const { t } = text;
  return (
    <ZoneTable
      {...field}
      label={t('event.zoneLegend')}
      columns={{ price: t('event.allIn'), location: t('event.columnLocation'), left: t('event.columnLeft') }}
      rows={zones.map((zone) => rowOf(event, zone, text))}
    />
  );
}

function rowOf(event: EventDetail, zone: Zone, text: Text<'event'>) {
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
}
