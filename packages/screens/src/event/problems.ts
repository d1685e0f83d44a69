import { checkQuantity, type ErrorCode, type FieldError, type Zone } from '@first-gong/domain';
import type { Translate } from '@first-gong/i18n';
import type { EventReady } from './state.js';

/** Where a problem is mended. */
export type Field = 'performance' | 'zone' | 'quantity';

export interface Problem {
  field: Field;
  /** What is wrong and how to mend it. */
  message: string;
}

/** The id of what mends each field. */
export const fieldIds: Record<Field, string> = {
  performance: 'performances',
  zone: 'zone-input',
  quantity: 'quantity',
};

/** What the page can see itself before it asks the box office: the same rules, from the same functions. */
export function checkChoice({ event, choice, inCart }: EventReady, zone: Zone | null, t: Translate): Problem[] {
  if (zone === null) return [{ field: 'zone', message: t('event.zoneMissing') }];
  const errors = checkQuantity({
    quantity: choice.quantity,
    inCart: inCart?.tickets ?? 0,
    inCartOfEvent: inCart?.ofEvent ?? 0,
    eventLimit: event.ticketLimit,
    remaining: zone.remaining,
  });
  return errors.map(({ code, values }) => ({ field: 'quantity', message: t(`errors.${code}`, values) }));
}

/** Refusals that say nothing about a field of their own are still mended at one. */
const fieldOf: Partial<Record<ErrorCode, Field>> = {
  performanceNotFound: 'performance',
  performanceNotOnSale: 'performance',
  zoneNotFound: 'zone',
  zoneSoldOut: 'zone',
};

/** What the box office refused, worded from the catalogue. */
export function problemsOf(error: { code: ErrorCode; fields: FieldError[] } | null, t: Translate): Problem[] {
  if (error === null) return [];
  const errors = error.fields.length > 0 ? error.fields : [{ code: error.code, values: undefined }];
  return errors.map(({ code, values }) => ({
    field: fieldOf[code] ?? 'quantity',
    message: t(`errors.${code}`, values),
  }));
}
