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

/**
 * Figures of the shop that sentences name beside the values of their error (spec §9).
 * @param hotlineNumber `common.hotlineNumber` of the language.
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

/** The values of an error that a plural counts. An error has at most one of the first two; a limit counts last. */
const counted = ['minutes', 'left', 'limit'];

/** A value as people read it: a day as "27 Nov". */
const worded = (value: string | number, lang: Lang): string | number =>
  typeof value === 'string' && isCivilDate(value) ? createFormat(lang).day(value) : value;

/**
 * The sentence of an error. Its code is known only when it occurs, so its values come with it and are not typed.
 * Without a value to count, a plural has its form for 0: "try again later" in place of "in 3 minutes".
 */
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
