import { checkQuantity, type ErrorCode, type FieldError, type Zone } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n';
import type { Text } from '../shared/text/index.js';
import type { EventReady } from './state.js';

/** Where a problem is mended. */
export type Field = 'performance' | 'zone' | 'quantity';

export interface Problem {
  /** Null for a refusal that no field mends. */
  field: Field | null;
  /** What is wrong and how to mend it. */
  message: string;
}

/** The id of what mends each field. */
export const fieldIds: Record<Field, string> = {
  performance: 'performances',
  zone: 'zone',
  quantity: 'quantity',
};

/** Which field mends which refusal. */
const fieldOf: Partial<Record<ErrorCode, Field>> = {
  performanceNotFound: 'performance',
  performanceNotOnSale: 'performance',
  zoneNotFound: 'zone',
  zoneSoldOut: 'zone',
  quantityRequired: 'quantity',
  quantityOverTransactionLimit: 'quantity',
  quantityOverEventLimit: 'quantity',
  quantityNotAvailable: 'quantity',
};

const worded = (t: Text<'event' | 'errors'>['t'], error: Pick<FieldError, 'code' | 'values'>): Problem => ({
  field: fieldOf[error.code] ?? null,
  message: errorText(t, error),
});

/** What the page can see itself before it asks the box office: the same rules, from the same function. */
export function checkChoice(
  { event, choice, inCart }: EventReady,
  zone: Zone | null,
  t: Text<'event' | 'errors'>['t'],
): Problem[] {
  if (zone === null) return [{ field: 'zone', message: t('event.zoneMissing') }];
  return checkQuantity({
    quantity: choice.quantity,
    inCart: inCart?.tickets ?? 0,
    inCartOfEvent: inCart?.ofEvent ?? 0,
    eventLimit: event.ticketLimit,
    remaining: zone.remaining,
  }).map((error) => worded(t, error));
}

/** What the box office refused, worded from the catalogue. */
export function problemsOf({ error }: EventReady, t: Text<'event' | 'errors'>['t']): Problem[] {
  if (error === null) return [];
  return (error.fields.length > 0 ? error.fields : [{ code: error.code }]).map((each) => worded(t, each));
}
