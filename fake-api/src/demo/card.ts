import { type CivilDate, clean } from '@first-gong/domain';
import cardValidator from 'card-validator';

const { creditCardType, cvv, number: readNumber } = cardValidator;

/** The bank's card brands (spec §1), as named in the library. */
const cardBrands = ['visa', 'mastercard', 'american-express', 'unionpay'] as const;

// Other brands of the library share first digits with these.
for (const type of Object.values(creditCardType.types)) {
  if (!cardBrands.some((brand) => brand === type)) creditCardType.removeCard(type);
}

/**
 * Brands for the page's script: `patterns` are first digits or ranges, `gaps` positions of spaces, `lengths` numbers of
 * digits.
 */
export const brandTable = cardBrands.map((type) => {
  const { niceType, patterns, gaps, lengths, code } = creditCardType.getTypeInfo(type);
  return { name: niceType, patterns, gaps, lengths, codeDigits: code.size };
});

/** Test cards: one approved per brand, and one declined. */
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
 * Checks brand, length, check digit (Luhn), expiry in Hong Kong and security code.
 * @returns the last four digits, or the errors. Nothing else is kept
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

/** Cards are valid until the end of the month. */
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
