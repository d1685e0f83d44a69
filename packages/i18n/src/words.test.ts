import { langs } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { loadAllWords } from './load.js';
import type { Dictionary, Plural } from './text.js';

/** Every text with all its forms, by `area.key`. */
function textsOf(dictionary: Dictionary): Map<string, string[]> {
  return new Map(
    Object.entries(dictionary).flatMap(([area, words]) =>
      Object.entries(words).map(([key, text]: [string, string | Plural]) => [
        `${area}.${key}`,
        typeof text === 'string' ? [text] : Object.values(text),
      ]),
    ),
  );
}

const english = textsOf(await loadAllWords('en_us'));
const chinese = { zh_hk: textsOf(await loadAllWords('zh_hk')), zh_cn: textsOf(await loadAllWords('zh_cn')) };

const placeholders = (forms: string[] = []) =>
  [...new Set(forms.flatMap((form) => form.match(/\{\{\w+\}\}/g) ?? []))].sort();

/** Keys of the texts in which some form is at fault. */
const keysWhere = (texts: Map<string, string[]>, isAtFault: (form: string) => boolean) =>
  [...texts].filter(([, forms]) => forms.some(isAtFault)).map(([key]) => key);

/** Brand names, which are not translated. */
const untranslated = ['common.brandSecondLine', 'login.facebook', 'login.google', 'login.apple'];

/** The end of a date that a screen reader reads: in Chinese the month comes before the day. */
const withoutTheMonth = ['home.unseenAfterDay', 'cinema.unseenAfterDay'];

const traditional = '們這個場體會館劇樂戲東門國學灣與為開點過號條電話請從選擇賬戶錯誤';
const simplified = '们这个场体会馆剧乐戏东门国学湾与为开点过号条电话请从选择账户错误';
const hasOneOf = (characters: string, except: string) => (form: string) =>
  [...characters].some((character) => !except.includes(character) && form.includes(character));

describe.each(Object.entries(chinese))('§1 %s', (_, texts) => {
  test('has exactly the keys of English', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has the placeholders of the English text in each text', () => {
    const keys = [...english.keys()].filter((key) => !withoutTheMonth.includes(key));
    const named = (all: Map<string, string[]>) => keys.map((key) => [key, placeholders(all.get(key))]);
    expect(named(texts)).toEqual(named(english));
  });

  test('has no text in English', () => {
    const inLatin = (form: string) =>
      /[a-z]/.test(form.replaceAll(/\{\{\w+\}\}/g, '')) && !/\p{Script=Han}/u.test(form);
    expect(keysWhere(texts, inLatin)).toEqual(untranslated);
  });
});

test('§1 zh_hk is written in traditional characters', () => {
  expect(keysWhere(chinese.zh_hk, hasOneOf(simplified, traditional))).toEqual([]);
});

test('§1 zh_cn is written in simplified characters', () => {
  expect(keysWhere(chinese.zh_cn, hasOneOf(traditional, simplified))).toEqual([]);
});

/** Texts whose number is never 1: constants of the shop, steps of 100 points, and seats of which there are several. */
const neverOne = [
  ...['cart.heldTogether', 'cart.notSideBySide', 'cart.limit', 'cart.emptyText'],
  ...['event.seatsExplained', 'event.standingExplained', 'event.zoneExplained', 'event.onlineExplained'],
  ...['event.unreservedExplained', 'seats.explained', 'cinema.bestExplained', 'cinema.captchaHint'],
  ...['session.overText', 'info.daysOnTheWay', 'common.partTimeOutText'],
  ...['forgotPassword.lead', 'forgotPassword.sentActivationLead', 'forgotPassword.sentLead'],
  ...['login.codeLead', 'resetPassword.expiredLead', 'activation.expiredLead'],
  ...['register.sentLead', 'register.perhapsSentLead'],
  ...['errors.courierTooLate', 'preview.courierDays', 'preview.pointsHint', 'preview.linePoints'],
  ...['points.awaitingText', 'points.rule', 'points.submit'],
  ...['note_bought', 'note_pointsNotPaid', 'note_pointsNotPaidUnknown', 'note_pointsPaid'].map(
    (key) => `wishList.${key}`,
  ),
  ...['deliveryChange.stops', 'deliveryChange.takes'],
  ...['pay', 'payText', 'payTitle', 'sum', 'total'].map((key) => `wishList.${key}`),
];

test('an English text with a number has a form for 1', () => {
  const counted = /\{\{\w+\}\} (?:more )?(?:tickets|seats|points|minutes|days|events|performances|hours)\b/;
  const withoutOne = [...english].filter(([, forms]) => forms.length === 1 && forms.some((form) => counted.test(form)));
  expect(withoutOne.map(([key]) => key).sort()).toEqual(neverOne.sort());
});

test.each(langs)('§3 in %s the kiosk and the box office ask for the confirmation number everywhere', async (lang) => {
  const texts = textsOf(await loadAllWords(lang));
  const [number = ''] = texts.get('receipt.confirmationNumber') ?? [];
  const asking = ['preview.kioskText', 'receipt.introKiosk', 'receipt.introPickUp'];
  for (const key of [...asking, 'transaction.collectKiosk', 'transaction.collectPickUp'])
    expect(texts.get(key)?.join().toLowerCase(), key).toContain(number.toLowerCase());
});
