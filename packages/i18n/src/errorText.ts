import {
  cinemaAges,
  deliveryChangeWorkingDays,
  type ErrorCode,
  type FieldError,
  hongKongDigits,
  type Lang,
  passwordLength,
  upload,
} from '@first-gong/domain';
import { createFormat, isCivilDate } from './format.js';
import { maintenanceHours } from './maintenanceHours.js';
import { signalNumber } from './signalNumber.js';
import type { TextValues, Translate } from './text.js';

export { signalNumber };

/**
 * Figures for error sentences, in addition to the values of the error (spec §9).
 * @param hotlineNumber `common.hotlineNumber` of the language
 */
export function errorFigures(lang: Lang, hotlineNumber: string) {
  const { day, from, to } = maintenanceHours(lang);
  return {
    hotlineNumber,
    maintenanceDay: day,
    maintenanceFrom: from,
    maintenanceTo: to,
    passwordMin: passwordLength.min,
    passwordMax: passwordLength.max,
    hongKongDigits,
    imageMegabytes: upload.maxBytes / 1024 / 1024,
    deliveryChangeDays: deliveryChangeWorkingDays,
    categoryIIIAge: cinemaAges.categoryIII,
    closingSignal: signalNumber(lang),
  } as const;
}

/** Values that select a plural form, in order of priority. */
const counted = ['minutes', 'left', 'limit'];

/** Formats a civil date as "27 Nov". Other values are unchanged. */
const worded = (value: string | number, lang: Lang): string | number =>
  typeof value === 'string' && isCivilDate(value) ? createFormat(lang).day(value) : value;

/** The sentence of an error. Without a value to count, a plural takes `zero`: "try again later", not "in 3 minutes". */
export function errorText(
  t: Translate<'common' | 'errors'>,
  { code, values = {} }: Pick<FieldError, 'code' | 'values'>,
): string {
  const name = counted.find((each) => each in values);
  const count = name === undefined ? 0 : Number(values[name]);
  const texts = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, worded(value, t.lang)]));
  const figures = errorFigures(t.lang, t('common.hotlineNumber'));
  return t(`errors.${code}`, { ...figures, count, ...texts } as TextValues<`errors.${ErrorCode}`>);
}
