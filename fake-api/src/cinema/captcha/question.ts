import { randomInt } from 'node:crypto';
import { clean, createFold, type Lang, langs, variantPairs } from '@first-gong/domain';
import { facts, type Group, type GroupName, groupNames, groups, type Words } from './bank.js';

/** A question that anybody can answer from everyday life, without reckoning or copying (WCAG 2.2, 3.3.8). */
export interface Question {
  question: string;
  answer: string;
}

/** The number of things to choose from. */
const choices = 6;
/** One question of this many has no choice. */
const factEvery = 4;

const inLang = (words: Words, lang: Lang): string[] => (words[langs.indexOf(lang)] ?? '').split('/');
const shown = (words: Words, lang: Lang): string => inLang(words, lang)[0] ?? '';

const shuffled = <T>(items: readonly T[]): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
};
/** Any item. @throws when there is none. */
const anyOf = <T>(items: readonly T[]): T => {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

const listed = (words: readonly string[], lang: Lang): string => {
  const last = words.at(-1) ?? '';
  return lang === 'en_us' ? `${words.slice(0, -1).join(', ')} or ${last}` : words.join('、');
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Sentence = (property: string, list: string) => string;

/** Sentences that ask for the one thing with a property. */
const forTheOne: Readonly<Record<Lang, readonly Sentence[]>> = {
  en_us: [
    (property, list) => `Which of these ${property}: ${list}?`,
    (property, list) => `${capital(list)}: which of them ${property}?`,
    (property, list) => `Only one of these ${property}: ${list}. Which one is it?`,
    (property, list) => `Choose the one that ${property}: ${list}.`,
  ],
  zh_hk: [
    (property, list) => `以下哪一項${property}：${list}？`,
    (property, list) => `${list}，當中只有一項${property}，是哪一項？`,
    (property, list) => `請選出${property}的一項：${list}。`,
    (property, list) => `以下只有一項${property}，請選出來：${list}。`,
  ],
  zh_cn: [
    (property, list) => `下面哪一项${property}：${list}？`,
    (property, list) => `${list}，其中只有一项${property}，是哪一项？`,
    (property, list) => `请选出${property}的一项：${list}。`,
    (property, list) => `下面只有一项${property}，请选出来：${list}。`,
  ],
};

/** Sentences that ask for the one thing without a property that all others have. */
const forTheOther: Readonly<Record<Lang, readonly Sentence[]>> = {
  en_us: [
    (property, list) => `All but one of these ${property}: ${list}. Which is the exception?`,
    (property, list) => `All of these ${property}, except one: ${list}. Which one is different?`,
    (property, list) => `${capital(list)}: all but one of them ${property}. Choose the other one.`,
  ],
  zh_hk: [
    (property, list) => `以下各項除了一項之外都${property}：${list}。哪一項是例外？`,
    (property, list) => `以下哪一項與其他不同？其他的都${property}：${list}。`,
    (property, list) => `${list}，除了一項之外都${property}，請選出這一項。`,
  ],
  zh_cn: [
    (property, list) => `下面各项除了一项以外都${property}：${list}。哪一项是例外？`,
    (property, list) => `下面哪一项与其他的不同？其他的都${property}：${list}。`,
    (property, list) => `${list}，除了一项以外都${property}，请选出这一项。`,
  ],
};

/** Whether no property of one group could be said of the other. */
const isUnlike = (one: GroupName, other: GroupName) =>
  one !== other && !groups[one].alike.includes(other) && !groups[other].alike.includes(one);

const thingsOf = ({ things }: Group, count: number): Words[] => shuffled(things).slice(0, count);

function choiceQuestion(lang: Lang): Question {
  const name = anyOf(groupNames);
  const { one, many } = anyOf(groups[name].properties);
  const others = shuffled(groupNames.filter((other) => isUnlike(name, other)));
  const askForTheOne = randomInt(2) === 0;
  const [mine, theirs] = askForTheOne ? [1, choices - 1] : [choices - 1, 1];
  const inside = thingsOf(groups[name], mine);
  const outside = others.slice(0, theirs).map((other) => anyOf(groups[other].things));
  const [answer] = askForTheOne ? inside : outside;
  if (answer === undefined) throw new Error(`${name} has no things.`);
  const list = listed(
    shuffled([...inside, ...outside]).map((words) => shown(words, lang)),
    lang,
  );
  const property = lang === 'en_us' && !askForTheOne ? many : shown(one, lang);
  const sentence = anyOf((askForTheOne ? forTheOne : forTheOther)[lang]);
  return { question: sentence(property, list), answer: shown(answer, lang) };
}

/** Makes a question in a language. Which answers count is decided by `meaningOf`. */
export function makeQuestion(lang: Lang): Question {
  if (randomInt(factEvery) > 0) return choiceQuestion(lang);
  const { question, answers } = anyOf(facts);
  return { question: shown(question, lang), answer: shown(answers, lang) };
}

const words: readonly Words[] = [
  ...groupNames.flatMap((name) => groups[name].things),
  ...facts.map(({ answers }) => answers),
];
const fold = createFold(variantPairs(words.map((own) => ({ zh_hk: shown(own, 'zh_hk'), zh_cn: shown(own, 'zh_cn') }))));

/** A word without script, case, width, spaces and punctuation. */
const keyOf = (text: string): string => fold(text).replace(/[\p{P}\p{S}\p{Z}]/gu, '');

/** The meaning of every spelling in every language: the English word. */
export const meanings: ReadonlyMap<string, string> = new Map(
  words.flatMap((own) => langs.flatMap((lang) => inLang(own, lang).map((word) => [keyOf(word), shown(own, 'en_us')]))),
);

/** "the umbrella", 一把雨傘: an article or a measure word before the thing. */
const beginning =
  /^(?:(?:the|an|a|some|my)\s+|[一1](?:把|隻|只|個|个|張|张|架|條|条|杯|輛|辆|件|雙|双|部|艘|位|頭|头|座|間|间)\s*)/;

const englishNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const chineseDigits = '零一二三四五六七八九';

/** The number that a text begins with: 3, ３, three, 三, 二十四, 廿四, 24 hours, 兩個. Undefined without one. */
function numberIn(text: string): number | undefined {
  const [digits] = /^\d+/.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  const [english] = /^[a-z]+/.exec(text) ?? [];
  if (english !== undefined) {
    if (/^twenty[- ]?four\b/.test(text)) return 24;
    const number = englishNumbers.indexOf(english);
    return number === -1 ? undefined : number;
  }
  const [, tens, ten, ones] =
    /^([一二三四五六七八九]?)(十?)([零一二三四五六七八九]?)/.exec(text.replace(/[兩两]/, '二').replace('廿', '二十')) ??
    [];
  if (!tens && !ten && !ones) return undefined;
  const of = (digit: string | undefined, otherwise: number) => (digit ? chineseDigits.indexOf(digit) : otherwise);
  return ten ? of(tens, 1) * 10 + of(ones, 0) : of(tens || ones, 0);
}

/** The endings of English plurals, and what the word ends in without them: trams, buses, libraries. */
const plurals = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
] as const;

/**
 * Meaning of an answer, whatever its spelling: case, width, script, language, article, plural, digits or words. Two
 * answers with one meaning are equal.
 */
export function meaningOf(answer: string): string {
  const plain = clean(answer).toLowerCase();
  for (const text of [plain, plain.replace(beginning, '')]) {
    const key = keyOf(text);
    const keys = [key, ...plurals.map(([ending, other]) => key.replace(ending, other))];
    const known = keys.find((one) => meanings.has(one));
    if (known !== undefined) return meanings.get(known) ?? known;
  }
  return String(numberIn(plain) ?? keyOf(plain));
}
