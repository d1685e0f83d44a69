import { type TicketNames, ticketNameField } from '@first-gong/domain';
import type { FormFields } from '../../shared/form/index.js';

type Field =
  | 'ticketNames'
  | ReturnType<typeof ticketNameField>
  | 'deliveryMethod'
  | 'deliverTo'
  | 'deliverTo.name'
  | 'deliverTo.phone'
  | 'deliverTo.address'
  | 'pointsUsed'
  | 'promotionCode'
  | 'paymentMethod'
  | 'agreed'
  | 'seen';

/** The id of the field of one name: positions in the list, both from 0. */
export const nameFieldId = (performance: number, ticket: number) => `ticketName-${performance}-${ticket}`;

const idsOfNames = (names: readonly TicketNames[]) =>
  Object.fromEntries(
    names.flatMap((performance, index) =>
      performance.names.map((_, ticket) => [ticketNameField(index, ticket), nameFieldId(index, ticket)]),
    ),
  );

/** The ids of the fields of another address. */
export const addressIds = {
  'deliverTo.name': 'deliverToName',
  'deliverTo.phone': 'deliverToPhone',
  'deliverTo.address': 'deliverToAddress',
} as const;

/** The fields of the order, as the call names them. A refusal of the order as a whole leads to the slip. */
export const previewFields = (names: readonly TicketNames[]): FormFields<Field> => ({
  ids: {
    ...idsOfNames(names),
    ticketNames: 'ticketNames',
    deliveryMethod: 'collection',
    deliverTo: 'collection',
    ...addressIds,
    pointsUsed: 'pointsUsed',
    promotionCode: 'promotionCode',
    paymentMethod: 'payment',
    agreed: 'agreed',
    seen: 'slip',
  },
  kinds: { deliverTo: { name: 'line', phone: 'phone', address: 'lines' } },
  otherwise: 'seen',
});
