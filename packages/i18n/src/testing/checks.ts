import type { Lang } from '@first-gong/domain';

/** Whether a text contains no Chinese outside placeholders. */
export const inLatin = (text: string): boolean =>
  /[a-z]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')) && !/\p{Script=Han}/u.test(text);

const traditional = '們這個場體會館劇樂戲東門國學灣與為開點過號條電話請從選擇賬戶錯誤';
const simplified = '们这个场体会馆剧乐戏东门国学湾与为开点过号条电话请从选择账户错误';
const hasOneOf = (characters: string, except: string) => (text: string) =>
  [...characters].some((character) => !except.includes(character) && text.includes(character));

/** Whether a text contains a character of the other Chinese script. */
export const inOtherScript: Record<'zh_hk' | 'zh_cn', (text: string) => boolean> = {
  zh_hk: hasOneOf(simplified, traditional),
  zh_cn: hasOneOf(traditional, simplified),
};

/** Numbers in words: from two on in English, before a measure word or unit in Chinese. */
const numbers: Record<Lang, RegExp> = {
  en_us:
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b/i,
  zh_hk:
    /[二兩三四五六七八九十百千]+ ?(個|天|日|分鐘|秒|小時|年|月|張|位|字|歲|次|號|步|項|種|間|家|場|區|部|款|條|倍|成)/,
  zh_cn:
    /[二两三四五六七八九十百千]+ ?(个|天|日|分钟|秒|小时|年|月|张|位|字|岁|次|号|步|项|种|间|家|场|区|部|款|条|倍|成)/,
};

/** Number words that no constant of the domain defines. */
const idioms: Record<Lang, RegExp> = {
  en_us: new RegExp(
    [
      // the visible digits on a picture of a card
      'last four digits',
      // the input boxes of the form, and the two fields with the same value
      'three boxes|The two (emails|new passwords)',
      // the waiting time, which `waitingTime.test.ts` of the domain checks
      'Nine of ten members',
      // the supported browsers
      'two and a half years',
      // a WCAG criterion
      'Three Flashes',
    ].join('|'),
    'g',
  ),
  zh_hk: /[首尾]四位|三項(?=。|後)|兩次輸入|兩場都買|第二條連結|每十位會員有九位|兩年半|閃爍三次/g,
  zh_cn: /[首末]四位|三项(?=。|后)|两次输入|两场都买|第二个链接|每十位会员有九位|两年半|闪光三次/g,
};

/** A number in words that should be a placeholder, or undefined. */
export const figureInWords = (lang: Lang, text: string): string | undefined =>
  numbers[lang].exec(text.replace(idioms[lang], ''))?.[0];
