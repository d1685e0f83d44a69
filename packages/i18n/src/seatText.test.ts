import { describe, expect, it } from 'vitest';
import { words as commonEnglish } from './areas/common/en_us.js';
import { words as commonTraditional } from './areas/common/zh_hk.js';
import { words as english } from './areas/order/en_us.js';
import { words as traditional } from './areas/order/zh_hk.js';
import { seatsText } from './seatText.js';
import { createTranslate } from './text.js';

const seat = (row: string, number: string, section = 'F5') => ({ section, row, seat: number });
const inEnglish = createTranslate('en_us', { common: commonEnglish, order: english });
const inChinese = createTranslate('zh_hk', { common: commonTraditional, order: traditional });

describe('§3 seats are worded by section, row and seat', () => {
  it('names the row once for its seats', () => {
    const seats = [seat('11', '14'), seat('11', '15'), seat('12', '2')];
    expect(seatsText(inEnglish, seats)).toBe('F5, row 11, seats 14, 15; F5, row 12, seat 2');
    expect(seatsText(inChinese, seats)).toBe('F5，11 排 14、15 號；F5，12 排 2 號');
  });

  it('keeps rows of two sections apart', () => {
    expect(seatsText(inEnglish, [seat('1', '2', 'A'), seat('1', '3', 'B')])).toBe('A, row 1, seat 2; B, row 1, seat 3');
  });

  it('lists entry numbers of standing places', () => {
    expect(seatsText(inEnglish, [seat('', '46'), seat('', '47')])).toBe('F5, entry nos. 46, 47');
  });
});
