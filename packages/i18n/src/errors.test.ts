import {
  cinemaAges,
  deliveryChangeWorkingDays,
  type ErrorCode,
  errorCodes,
  hongKongDigits,
  type Lang,
  passwordLength,
  upload,
} from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { words as englishCommon } from './areas/common/en_us.js';
import { words as mainlandCommon } from './areas/common/zh_cn.js';
import { words as hongKongCommon } from './areas/common/zh_hk.js';
import { words as english } from './areas/errors/en_us.js';
import { words as mainland } from './areas/errors/zh_cn.js';
import { words as hongKong } from './areas/errors/zh_hk.js';
import { errorText } from './errorText.js';
import { maintenanceHours } from './maintenanceHours.js';
import { signalNumber } from './signalNumber.js';
import { createTranslate, type Dictionary, type Plural } from './text.js';

const languages: [Lang, Record<ErrorCode, string | Plural>, Dictionary['common']][] = [
  ['en_us', english, englishCommon],
  ['zh_hk', hongKong, hongKongCommon],
  ['zh_cn', mainland, mainlandCommon],
];

describe.each(languages)('§8 the errors in %s', (lang, words, common) => {
  const t = createTranslate(lang, { common, errors: words as Dictionary['errors'] });
  const formsOf = (code: ErrorCode) => {
    const text = words[code];
    return typeof text === 'string' ? [text] : Object.values<string>({ ...text });
  };
  const errors = errorCodes.flatMap(formsOf);

  test('have one sentence per code of the catalogue, in its order', () => {
    expect(Object.keys(words)).toEqual([...errorCodes]);
  });

  test('name the number beside customer service', () => {
    const withoutNumber = (sentence: string) =>
      /customer service|客戶服務|客服/.test(sentence) && !sentence.includes('{{hotlineNumber}}');
    expect(errors.filter(withoutNumber)).toEqual([]);
    expect(errorText(t, { code: 'accountSuspended' })).toContain(common.hotlineNumber);
  });

  test('have a separate sentence if nothing is left, and no "0 more"', () => {
    const leaving = errorCodes.filter((code) => formsOf(code).some((form) => form.includes('{{left}}')));
    expect(leaving).not.toEqual([]);
    for (const code of leaving) {
      const text = words[code];
      expect(typeof text === 'string' ? undefined : text.zero, code).not.toContain('{{left}}');
    }
  });

  test('§5 are all different, so that a duplicate login ID has its own message', () => {
    expect(errors.filter((sentence, index) => errors.indexOf(sentence) !== index)).toEqual([]);
  });

  test('are whole sentences', () => {
    expect(errors.filter((sentence) => !/[.。]$/.test(sentence))).toEqual([]);
  });

  test('§9 name the numbers of the rules', () => {
    const numbersIn = (code: ErrorCode) => (errorText(t, { code }).match(/\d+/g) ?? []).map(Number);
    expect(numbersIn('passwordLength')).toEqual([passwordLength.min, passwordLength.max]);
    expect(numbersIn('imageTooLarge')).toEqual([upload.maxBytes / 1024 / 1024]);
    expect(numbersIn('deliveryChangeTooLate')).toEqual([deliveryChangeWorkingDays]);
    expect(numbersIn('ageConfirmationRequired')).toEqual([cinemaAges.categoryIII]);
    expect(errorText(t, { code: 'cinemaClosed' })).toContain(signalNumber(lang));
    expect(numbersIn('mobileInvalid')).toEqual([hongKongDigits]);
    const { day, from, to } = maintenanceHours(lang);
    for (const figure of [day, from, to]) expect(errorText(t, { code: 'maintenance' })).toContain(figure);
  });

  test('§5 ask for an image that shows the first and last 4 digits of the card only', () => {
    for (const code of ['imageRequired', 'imageWrongType'] as const)
      expect(formsOf(code)[0]?.match(/4/g)).toHaveLength(2);
  });
});

describe('§8 an error', () => {
  const t = createTranslate('en_us', { common: englishCommon, errors: english });

  test('begins with the words of the specification if it quotes them', () => {
    const quoted: [ErrorCode, string][] = [
      ['emailPasswordMismatch', 'Your password is incorrect'],
      ['oneTimePasswordMismatch', 'Your password is incorrect'],
      ['noEmailProvided', 'No email provided'],
      ['emailRegistered', 'Email is already registered, please enter another email.'],
      ['registrationFailed', 'System error. Please check the information is correct and try again later.'],
      ['oldPasswordIncorrect', 'Please input a correct old password.'],
    ];
    for (const [code, words] of quoted) expect(errorText(t, { code }).startsWith(words), code).toBe(true);
  });

  test('says one ticket, many tickets, or that there are none', () => {
    const say = (left: number) => errorText(t, { code: 'quantityNotAvailable', values: { left } });
    expect(say(1)).toContain('1 ticket left');
    expect(say(2)).toContain('2 tickets left');
    expect(say(0)).toContain('no tickets left');
  });

  test('says in how many minutes to try again if the server named a time', () => {
    const say = (minutes?: number) =>
      errorText(t, { code: 'tooManyRequests', ...(minutes !== undefined && { values: { minutes } }) });
    expect(say(1)).toContain('in 1 minute.');
    expect(say(15)).toContain('in 15 minutes.');
    expect(say()).toContain('wait a while');
  });
});
