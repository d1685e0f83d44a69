import { cinemaAges, deliveryChangeWorkingDays, errorCodes, passwordLength, upload } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { words as english } from './areas/errors/en_us.js';
import { words as mainland } from './areas/errors/zh_cn.js';
import { words as hongKong } from './areas/errors/zh_hk.js';

const languages: [string, Record<string, string>][] = [
  ['en_us', english],
  ['zh_hk', hongKong],
  ['zh_cn', mainland],
];

describe.each(languages)('§8 the errors in %s', (_, errors) => {
  test('have one sentence per code of the catalogue, in its order', () => {
    expect(Object.keys(errors)).toEqual([...errorCodes]);
  });

  test('§5 are all different, so that a duplicate login ID has its own message', () => {
    const sentences = Object.values(errors);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test('are whole sentences', () => {
    expect(Object.values(errors).filter((sentence) => !/[.。]$/.test(sentence))).toEqual([]);
  });

  test('§9 name the numbers of the rules', () => {
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
