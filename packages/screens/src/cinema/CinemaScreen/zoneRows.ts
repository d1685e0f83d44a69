import { type Performance, priceToPay } from '@first-gong/domain';
import type { ZoneTableProps } from '@first-gong/ui/ZoneTable';
import { priceText, type Text } from '../../shared/text/index.js';

/** A show's zones as rows of the table of zones. */
export const zoneRows = ({ zones }: Performance, text: Text): ZoneTableProps['rows'] =>
  zones.map(({ code, name, location, price, remaining, restrictedView }) => ({
    code,
    name,
    location,
    price: priceText(text, priceToPay({ group: 'cinema' }, price)),
    left: remaining === 0 ? text.t('common.seatsSoldOut') : text.t('common.seatsLeft', { count: remaining }),
    gone: remaining === 0,
    note: restrictedView,
  }));
