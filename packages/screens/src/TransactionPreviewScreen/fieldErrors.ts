import type { ErrorCode, FieldError } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n';
import type { Text } from '../shared/text/index.js';

/** Why an order was not confirmed: one code for all of it, and the fields at fault. */
export interface PreviewError {
  code: ErrorCode;
  fields: FieldError[];
}

/** Ids of what an error can be mended at, by the field's name in the call. */
export const targets = {
  deliveryMethod: 'collection',
  pointsUsed: 'pointsUsed',
  paymentMethod: 'payment',
  agreed: 'agreed',
  total: 'slip',
} as const;

type Field = keyof typeof targets;

const isField = (field: string): field is Field => Object.hasOwn(targets, field);

/** The fields at fault; an error of the order as a whole is mended at the slip. */
const fieldsOf = ({ code, fields }: PreviewError): FieldError[] =>
  fields.length > 0 ? fields : [{ field: 'total', code }];

/** Every error with the id it leads to, in the order of the page. */
export function summaryOf({ t }: Text<'errors'>, error: PreviewError) {
  return fieldsOf(error).map((each) => ({
    id: `${each.field}-${each.code}`,
    fieldId: isField(each.field) ? targets[each.field] : targets.total,
    message: errorText(t, each),
  }));
}

/** The sentence for one field, or undefined when nothing is wrong with it. */
export function messageFor({ t }: Text<'errors'>, error: PreviewError | null, name: Field): string | undefined {
  const found = error && fieldsOf(error).find(({ field }) => field === name);
  return found ? errorText(t, found) : undefined;
}
