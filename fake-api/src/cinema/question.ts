import type { Lang } from '@first-gong/domain';

const english = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** 十七, 二十: a number up to 20 in spoken Chinese. It is the same in both scripts. */
const chinese = (number: number): string =>
  number < 10
    ? (digits[number] ?? '')
    : `${number < 20 ? '' : digits[Math.floor(number / 10)]}十${number % 10 ? digits[number % 10] : ''}`;

const sentences: Record<Lang, (first: number, second: number) => string> = {
  en_us: (first, second) => `What is ${english[first] ?? first} plus ${english[second] ?? second}? Answer in digits.`,
  zh_hk: (first, second) => `${chinese(first)}加${chinese(second)}等於多少？請以數字作答。`,
  zh_cn: (first, second) => `${chinese(first)}加${chinese(second)}等于多少？请用数字回答。`,
};

/** A sum in words, for people who listen to the page. Numbers from 0 to 20. */
export const questionOf = (first: number, second: number, lang: Lang): string => sentences[lang](first, second);
