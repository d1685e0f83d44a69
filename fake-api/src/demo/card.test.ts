import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandTable, readCard, sampleCards } from './card.js';

/** Functions of the page's script, which is not a module. */
interface Script {
  fits(digits: string, pattern: number | number[]): boolean;
  isChecked(digits: string): boolean;
}
const source = readFileSync(new URL('../../public/bank.js', import.meta.url), 'utf8');
const { fits, isChecked }: Script = runInNewContext(`${source};({ fits, isChecked })`, {
  document: { querySelector: () => null },
});

const brandsOf = (digits: string) => brandTable.filter(({ patterns }) => patterns.some((one) => fits(digits, one)));
const namesOf = (digits: string) => brandsOf(digits).map(({ name }) => name);
const today = '2026-11-20';

describe('§1 the four card brands', () => {
  test.each([
    ['4', ['Visa']],
    ['51', ['Mastercard']],
    ['2720', ['Mastercard']],
    ['37', ['American Express']],
    ['6221', ['UnionPay']],
    ['56', []],
    ['2721', []],
    ['6011', []],
  ])('are recognised by the first digits: %s', (digits, names) => {
    expect(namesOf(digits)).toEqual(names);
  });

  test('each sample card is one of them, and passes the check of the script and of the bank', () => {
    const names = sampleCards.map((cardNumber) => {
      const digits = cardNumber.replaceAll(' ', '');
      const [brand] = brandsOf(digits);
      const securityCode = '1234'.slice(0, brand?.codeDigits);
      expect(isChecked(digits)).toBe(true);
      expect(readCard({ cardNumber, expiry: '8/29', securityCode }, today)).toEqual({
        ending: digits.slice(-4),
        declined: false,
      });
      return brand?.name;
    });
    expect(names).toEqual(brandTable.map(({ name }) => name));
  });

  test('a card is read as people paste it', () => {
    const pasted = { cardNumber: '\u200E４２４２–4242 4242\u00A04242', expiry: ' ８／２９', securityCode: '1 2 3 ' };
    expect(readCard(pasted, today)).toEqual({ ending: '4242', declined: false });
  });

  test('the script on the page and the bank agree about every number', () => {
    const digits = fc.array(fc.nat({ max: 9 }), { minLength: 12, maxLength: 19 }).map((each) => each.join(''));
    fc.assert(
      fc.property(digits, (cardNumber) => {
        const [brand] = brandsOf(cardNumber);
        const isFine = brand?.lengths.includes(cardNumber.length) === true && isChecked(cardNumber);
        const securityCode = '1234'.slice(0, brand?.codeDigits);
        expect('ending' in readCard({ cardNumber, expiry: '8/29', securityCode }, today)).toBe(isFine);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['11/26', true],
    ['10/26', false],
    ['1/2027', true],
    ['12-26', true],
  ])('a card until %s is valid on 20 November 2026: %s', (expiry, isValid) => {
    const card = readCard({ cardNumber: '4242424242424242', expiry, securityCode: '123' }, today);
    expect('ending' in card).toBe(isValid);
  });
});
