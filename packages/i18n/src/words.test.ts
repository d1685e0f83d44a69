import { type Lang, langs } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { loadAllWords } from './load.js';
import { serverWords } from './server/index.js';
import { figureInWords, inLatin, inOtherScript } from './testing/checks.js';
import { textsOf } from './testing/textsOf.js';

const allTexts = async (lang: Lang) => textsOf({ ...(await loadAllWords(lang)), ...serverWords[lang] });
const english = await allTexts('en_us');
const chinese = { zh_hk: await allTexts('zh_hk'), zh_cn: await allTexts('zh_cn') };

const placeholders = (forms: string[] = []) =>
  [...new Set(forms.flatMap((form) => form.match(/\{\{\w+\}\}/g) ?? []))].sort();

/** Keys of texts with a form that fails. */
const keysWhere = (texts: Map<string, string[]>, isAtFault: (form: string) => boolean) =>
  [...texts].filter(([, forms]) => forms.some(isAtFault)).map(([key]) => key);

/** Brand names are not translated. */
const untranslated = [
  'common.brandSecondLine',
  'login.facebook',
  'login.google',
  'login.apple',
  ...['facebook', 'google', 'apple'].map((provider) => `identity.provider_${provider}`),
];

/** Date endings for screen readers. In Chinese the month comes first. */
const withoutTheMonth = ['home.unseenAfterDay', 'cinema.unseenAfterDay'];

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
    expect(keysWhere(texts, inLatin)).toEqual(untranslated);
  });
});

test('§1 zh_hk is written in traditional characters', () => {
  expect(keysWhere(chinese.zh_hk, inOtherScript.zh_hk)).toEqual([]);
});

test('§1 zh_cn is written in simplified characters', () => {
  expect(keysWhere(chinese.zh_cn, inOtherScript.zh_cn)).toEqual([]);
});

/** Texts whose count is never 1, such as constants and steps of 100 points. */
const neverOne = [
  ...[
    'cart.heldTogether',
    'cart.togetherFilm',
    'cart.togetherSideBySide',
    'cart.notSideBySide',
    'cart.limit',
    'cart.emptyText',
  ],
  ...['event.seatsExplained', 'event.standingExplained', 'event.zoneExplained', 'event.onlineExplained'],
  ...['event.unreservedExplained', 'seats.explained', 'cinema.bestExplained', 'cinema.captchaHint'],
  ...['session.idleText', 'info.daysOnTheWay'],
  ...['forgotPassword.activationLead', 'forgotPassword.lead', 'forgotPassword.sentActivationLead'],
  ...['forgotPassword.sentLead', 'forgotPassword.sentNotNeededLead', 'forgotPassword.sentOtherPassword'],
  ...['login.codeLead', 'resetPassword.expiredLead', 'activation.expiredLead'],
  ...['register.sentLead', 'register.perhapsSentLead'],
  ...[
    'errors.courierTooLate',
    'preview.courierDays',
    'wishList.courierDays',
    'preview.pointsHint',
    'preview.linePoints',
  ],
  ...['points.awaitingText', 'points.rule', 'points.submit'],
  ...['note_bought', 'note_pointsNotPaid', 'note_pointsNotPaidUnknown', 'note_pointsPaid'].map(
    (key) => `wishList.${key}`,
  ),
  ...['activation_validity', 'oneTimePassword_validity', 'otherPasswordLead', 'reset_validity'].map(
    (key) => `mail.${key}`,
  ),
  ...['oneTimePassword_body', 'points_body', 'seatsHeld_body', 'wishList_body'].map((key) => `news.${key}`),
  'programme.station',
  ...['topUpComplete_title', 'wishMatched_body', 'wishPaymentFailed_body'].map((key) => `notice.${key}`),
  ...['deliveryChange.stops', 'deliveryChange.takes', 'common.displayNote'],
  ...['announceCalled', 'calledText', 'missedText', 'safeText', 'stepSeatsText', 'stepTurnText'].map(
    (key) => `waitingRoom.${key}`,
  ),
  ...['fewerThanAsked', 'pay', 'payText', 'payTitle', 'sum', 'total'].map((key) => `wishList.${key}`),
];

test('an English text with a number has a form for 1', () => {
  const counted = /\{\{\w+\}\} (?:more )?(?:tickets|seats|points|minutes|days|events|performances|hours)\b/;
  const withoutOne = [...english].filter(([, forms]) => forms.length === 1 && forms.some((form) => counted.test(form)));
  expect(withoutOne.map(([key]) => key).sort()).toEqual(neverOne.sort());
});

test.each(langs)(
  '§9 in %s the title of a request time-out names no page: forms say it, and theirs is there',
  async (lang) => {
    const { common } = await loadAllWords(lang);
    expect(common.timeOutTitle).not.toMatch(/page|頁|页/i);
  },
);

test.each(langs)('§3 in %s the kiosk and the box office ask for the confirmation number everywhere', async (lang) => {
  const texts = await allTexts(lang);
  const [number = ''] = texts.get('receipt.confirmationNumber') ?? [];
  const asking = ['preview.kioskText', 'receipt.intro_kiosk', 'receipt.intro_pickUp'];
  for (const key of [...asking, 'transaction.collect_kiosk', 'transaction.collect_pickUp'])
    expect(texts.get(key)?.join().toLowerCase(), key).toContain(number.toLowerCase());
});

/** Digits that no constant defines, with the reason. */
const typedDigits: Record<string, readonly string[]> = {
  'the place of the number itself, which other texts take from here': ['common.hotlineNumber'],
  'the number of a part of a form': [
    ...['changeRequest.cardHeading', 'deliveryChange.order', 'deliveryChange.collectionHeading'],
    ...['txnChange.order', 'txnChange.items'],
  ],
  'the first and last digits of a card: cards are so': [
    ...['cardWhy', 'barDigits', 'checkSeen', 'checkDigits'].map((key) => `changeRequest.${key}`),
    ...['txnChange.cardFirst4', 'txnChange.cardLast4', 'errors.imageRequired', 'errors.imageWrongType'],
    ...['errors.cardNumberRequired', 'errors.cardNumberInvalid'],
    ...['expiryHint', 'securityCodeHint', 'problem_brandUnknown', 'problem_expiryInvalid'].map((key) => `bank.${key}`),
  ],
  'a period of the filter, whose name in the address is the same': [
    'history.period_threeMonths',
    'history.period_year',
  ],
  'the name of a signal, as in the code of the weather': [
    ...['site.typhoon8Word', 'cinema.typhoonTitle', 'cinema.typhoonOther'],
    ...['control.weatherHint', 'control.weatherSignal_typhoon8', 'notice.cinemaClosed_body'],
  ],
  'none or one of something': [
    ...['errors.quantityRequired', 'errors.pointsNotEnough', 'errors.pointsOverTotal', 'waitingRoom.underAMinute'],
  ],
  'a step of the clock of the demonstration': ['TenMinutes', 'Hour', 'Day', 'Week'].map((key) => `control.clock${key}`),
  'the two fields under the sentence': ['control.grayHint'],
  'a key of the keyboard': ['seats.mapHelp'],
};

test.each(langs)('§9 in %s no figure is typed: each is a placeholder, or is allowed with a reason', async (lang) => {
  /** Rates of points have the unit HK$1. */
  const typed = (form: string) => form.replace(/\{\{\w+\}\}|HK\$1(?!\d)/g, '');
  const allowed = Object.values(typedDigits).flat();
  const withFigure = keysWhere(
    await allTexts(lang),
    (form) => /\d/.test(typed(form)) || figureInWords(lang, typed(form)) !== undefined,
  );
  expect(withFigure.filter((key) => !allowed.includes(key))).toEqual([]);
  if (lang === 'en_us') expect(allowed.filter((key) => !withFigure.includes(key))).toEqual([]);
});
