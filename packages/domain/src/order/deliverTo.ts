import { enums, type Infer, type } from 'superstruct';
import { textLength } from '../constants.js';
import type { FieldError } from '../errors.js';
import { mobileField, nameField } from '../forms/fields.js';
import { fieldErrors, form, oneOf } from '../forms/form.js';
import { text } from '../forms/text.js';
import { destinations } from './destinations.js';

/**
 * Delivery address of one order, if not the profile's. Preview needs only the destination, for fee and last day (spec
 * §9 Delivery).
 */
export const DeliverTo = type({
  destination: enums(destinations),
  address: text({ kind: 'lines' }),
  name: text(),
  phone: text({ kind: 'phone' }),
});
export type DeliverTo = Infer<typeof DeliverTo>;

/** spec §3 Transaction, delivery: address, name, phone. */
const CompleteAddress = form({
  destination: oneOf(destinations, 'badRequest'),
  name: nameField('contactNameRequired'),
  phone: mobileField('mobileRequired'),
  address: text({
    kind: 'lines',
    missing: 'deliveryAddressRequired',
    max: textLength.address,
    tooLong: 'streetTooLong',
  }),
});

/**
 * Checks a courier's address before Confirm.
 * @returns errors of `deliverTo.name`, `deliverTo.phone` and `deliverTo.address`; none for the profile's address
 */
export const checkDeliverTo = (deliverTo: DeliverTo | undefined): FieldError[] =>
  deliverTo === undefined
    ? []
    : fieldErrors(deliverTo, CompleteAddress).map((error) => ({ ...error, field: `deliverTo.${error.field}` }));
