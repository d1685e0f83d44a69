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

/** Id of a name's field, by positions from 0. */
export const nameFieldId = (performance: number, ticket: number) => `ticketName-${performance}-${ticket}`;

const idsOfNames = (names: readonly TicketNames[]) =>
  Object.fromEntries(
    names.flatMap((performance, index) =>
      performance.names.map((_, ticket) => [ticketNameField(index, ticket), nameFieldId(index, ticket)]),
    ),
  );

/** Ids of the fields for another address. */
export const addressIds = {
  'deliverTo.name': 'deliverToName',
  'deliverTo.phone': 'deliverToPhone',
  'deliverTo.address': 'deliverToAddress',
} as const;

/** Fields with the names in the call. An error of the whole order links to the slip. */
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
