import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  open: '用月曆選擇',
  loading: '正在載入月曆',
  failed: '未能載入月曆。你仍可直接填寫日期。',
  label: '自選日期',
  today: '今日',
  selected: '已選',
  first: '首日',
  last: '尾日',

  // general holidays, as the Gazette names them
  firstOfJanuary: '一月一日',
  lunarNewYear: '農曆年初一',
  secondOfLunarNewYear: '農曆年初二',
  thirdOfLunarNewYear: '農曆年初三',
  fourthOfLunarNewYear: '農曆年初四',
  chingMing: '清明節',
  dayAfterChingMing: '清明節翌日',
  goodFriday: '耶穌受難節',
  dayAfterGoodFriday: '耶穌受難節翌日',
  easterMonday: '復活節星期一',
  dayAfterEasterMonday: '復活節星期一翌日',
  labourDay: '勞動節',
  buddhasBirthday: '佛誕',
  dayAfterBuddhasBirthday: '佛誕翌日',
  tuenNg: '端午節',
  dayAfterTuenNg: '端午節翌日',
  establishmentDay: '香港特別行政區成立紀念日',
  nationalDay: '國慶日',
  dayAfterNationalDay: '國慶日翌日',
  dayAfterMidAutumn: '中秋節翌日',
  chungYeung: '重陽節',
  dayAfterChungYeung: '重陽節翌日',
  christmasDay: '聖誕節',
  firstWeekdayAfterChristmas: '聖誕節後第一個周日',
};
