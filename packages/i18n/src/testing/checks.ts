import type { Lang } from '@first-gong/domain';

/** Whether a Chinese text has no Chinese in it. Placeholders do not count. */
export const inLatin = (text: string): boolean =>
  /[a-z]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')) && !/\p{Script=Han}/u.test(text);

const traditional = '們這個場體會館劇樂戲東門國學灣與為開點過號條電話請從選擇賬戶錯誤';
const simplified = '们这个场体会馆剧乐戏东门国学湾与为开点过号条电话请从选择账户错误';
const hasOneOf = (characters: string, except: string) => (text: string) =>
  [...characters].some((character) => !except.includes(character) && text.includes(character));

/** Whether a text has a character of the other script than that of its language. */
export const inOtherScript: Record<'zh_hk' | 'zh_cn', (text: string) => boolean> = {
  zh_hk: hasOneOf(simplified, traditional),
  zh_cn: hasOneOf(traditional, simplified),
};

/** Numbers in words: in English every one from two on, in Chinese those before a unit or a measure word. */
const numbers: Record<Lang, RegExp> = {
  en_us:
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b/i,
  zh_hk:
    /[二兩三四五六七八九十百千]+ ?(個|天|日|分鐘|秒|小時|年|月|張|位|字|歲|次|號|步|項|種|間|家|場|區|部|款|條|倍|成)/,
  zh_cn:
    /[二两三四五六七八九十百千]+ ?(个|天|日|分钟|秒|小时|年|月|张|位|字|岁|次|号|步|项|种|间|家|场|区|部|款|条|倍|成)/,
};

/** Words with a number that no constant of the shop decides. */
const idioms: Record<Lang, RegExp> = {
  en_us: new RegExp(
    [
      // The digits of a card that a picture may show: cards are so.
      'last four digits',
      // The boxes of the form itself, and the two fields in which the same is typed.
      'three boxes|The two (emails|new passwords)',
      // The time in the waiting room, as `waitingTime.test.ts` of the domain measures it.
      'Nine of ten members',
      // The browsers that the build supports.
      'two and a half years',
      // The name of a criterion of accessibility.
      'Three Flashes',
    ].join('|'),
    'g',
  ),
  zh_hk: /[首尾]四位|三項(?=。|後)|兩次輸入|兩場都買|第二條連結|每十位會員有九位|兩年半|閃爍三次/g,
  zh_cn: /[首末]四位|三项(?=。|后)|两次输入|两场都买|第二个链接|每十位会员有九位|两年半|闪光三次/g,
};

/** A figure that a text has in words instead of taking it from the domain; undefined where there is none. */
export const figureInWords = (lang: Lang, text: string): string | undefined =>
  numbers[lang].exec(text.replace(idioms[lang], ''))?.[0];
