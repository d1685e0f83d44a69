import type { FormFields } from '../shared/form/index.js';

type Field =
  | 'deliveryMethod'
  | 'deliverTo'
  | 'deliverTo.name'
  | 'deliverTo.phone'
  | 'deliverTo.address'
  | 'pointsUsed'
  | 'promotionCode'
  | 'paymentMethod'
  | 'agreed'
  | 'total';

/** The fields of the order, as the call names them. A refusal of the order as a whole leads to the slip. */
export const previewFields: FormFields<Field> = {
  ids: {
    deliveryMethod: 'collection',
    deliverTo: 'collection',
    'deliverTo.name': 'deliverToName',
    'deliverTo.phone': 'deliverToPhone',
    'deliverTo.address': 'deliverToAddress',
    pointsUsed: 'pointsUsed',
    promotionCode: 'promotionCode',
    paymentMethod: 'payment',
    agreed: 'agreed',
    total: 'slip',
  },
  otherwise: 'total',
};
