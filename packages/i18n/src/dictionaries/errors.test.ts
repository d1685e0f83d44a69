import { cinemaAges, deliveryChangeWorkingDays, errorCodes, passwordLength, upload } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { errors as english } from './en_us/errors.js';
import { errors as mainland } from './zh_cn/errors.js';
import { errors as hongKong } from './zh_hk/errors.js';

const languages: [string, Record<string, string>][] = [
  ['en_us', english],
  ['zh_hk', hongKong],
  ['zh_cn', mainland],
];

describe.each(languages)('§8 the errors in %s', (_, errors) => {
  test('word every code of the catalogue, in its order, and nothing else', () => {
    expect(Object.keys(errors)).toEqual([...errorCodes]);
  });

  test('say something else for each, so that a duplicate login ID, say, has its own message (§5)', () => {
    const sentences = Object.values(errors);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test('are whole sentences', () => {
    expect(Object.values(errors).filter((sentence) => !/[.。]$/.test(sentence))).toEqual([]);
  });

  test('§9 name the numbers that the rules have', () => {
    const numbersIn = (code: keyof typeof english) => (errors[code]?.match(/\d+/g) ?? []).map(Number);
    expect(numbersIn('passwordLength')).toEqual([passwordLength.min, passwordLength.max]);
    expect(numbersIn('imageTooLarge')).toEqual([upload.maxBytes / 1024 / 1024]);
    expect(numbersIn('deliveryChangeTooLate')).toEqual([deliveryChangeWorkingDays]);
    expect(numbersIn('ageConfirmationRequired')).toEqual([cinemaAges.categoryIII]);
  });

  test('§5 ask for an image that shows the first and last 4 digits of the card only', () => {
    expect(errors.imageRequired?.match(/4/g)).toHaveLength(2);
    expect(errors.imageWrongType?.match(/4/g)).toHaveLength(2);
  });
});
