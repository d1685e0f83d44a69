import { type CivilDate, clean } from '@first-gong/domain';
import cardValidator from 'card-validator';

const { creditCardType, cvv, number: readNumber } = cardValidator;

/** The four card brands of the bank (spec §1), as the library names them. */
const cardBrands = ['visa', 'mastercard', 'american-express', 'unionpay'] as const;

// The library knows more brands, and some share their first digits with these.
for (const type of Object.values(creditCardType.types)) {
  if (!cardBrands.some((brand) => brand === type)) creditCardType.removeCard(type);
}

/**
 * The facts by which the page's script recognises a brand during typing: `patterns` are first digits or ranges of
 * them, `gaps` the places of the spaces, and `lengths` the numbers of digits that a card can have.
 */
export const brandTable = cardBrands.map((type) => {
  const { niceType, patterns, gaps, lengths, code } = creditCardType.getTypeInfo(type);
  return { name: niceType, patterns, gaps, lengths, codeDigits: code.size };
});

/** Cards that pay nothing anywhere: one of each brand that the bank approves, and one that it declines. */
export const sampleCards = ['4242 4242 4242 4242', '5555 5555 5555 4444', '3782 822463 10005', '6200 0000 0000 0005'];
export const declinedCard = '4000 0000 0000 0002';

export const cardFields = ['cardNumber', 'expiry', 'securityCode'] as const;
export type CardField = (typeof cardFields)[number];

export const cardProblems = [
  'numberMissing',
  'brandUnknown',
  'numberInvalid',
  'expiryMissing',
  'expiryInvalid',
  'expired',
  'codeMissing',
  'codeInvalid',
] as const;
export type CardProblem = (typeof cardProblems)[number];

export type CardProblems = Partial<Record<CardField, CardProblem>>;

/**
 * Reads a card as its owner types it: brand, length and check digit (Luhn) of the number, the month until which the card
 * is valid in Hong Kong, and the digits of the security code.
 * @returns the last four digits, which the shop learns, or what is wrong. Nothing of the card is kept.
 */
export function readCard(
  fields: Record<CardField, string>,
  today: CivilDate,
): { ending: string; declined: boolean } | { problems: CardProblems } {
  const cardNumber = clean(fields.cardNumber, 'digits');
  const { card, isValid } = readNumber(cardNumber, { luhnValidateUnionPay: true });
  const found = {
    cardNumber: numberProblem(cardNumber, card !== null, isValid),
    expiry: expiryProblem(clean(fields.expiry, 'code'), today),
    securityCode: codeProblem(clean(fields.securityCode, 'digits'), card?.code.size),
  };
  const problems: CardProblems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
  if (Object.keys(problems).length > 0) return { problems };
  return { ending: cardNumber.slice(-4), declined: cardNumber === clean(declinedCard, 'digits') };
}

function numberProblem(cardNumber: string, isKnownBrand: boolean, isValid: boolean): CardProblem | null {
  if (cardNumber === '') return 'numberMissing';
  if (!isKnownBrand) return 'brandUnknown';
  return isValid ? null : 'numberInvalid';
}

/** A card is valid until the end of its month. */
function expiryProblem(expiry: string, today: CivilDate): CardProblem | null {
  if (expiry === '') return 'expiryMissing';
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])[/-]?(\d{2}|20\d{2})$/.exec(expiry) ?? [];
  if (month === '') return 'expiryInvalid';
  const until = `20${year.slice(-2)}-${month.padStart(2, '0')}`;
  return until < today.slice(0, 7) ? 'expired' : null;
}

function codeProblem(code: string, digits: number | undefined): CardProblem | null {
  if (code === '') return 'codeMissing';
  return cvv(code, digits ?? [3, 4]).isValid ? null : 'codeInvalid';
}
