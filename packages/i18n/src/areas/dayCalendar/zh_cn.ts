import type { Translation } from '../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  open: '用日历选择',
  loading: '正在加载日历',
  failed: '日历未能加载。你仍可直接填写日期。',
  label: '自选日期',
  today: '今天',
  selected: '已选',
  first: '首日',
  last: '末日',

  // general holidays, as the Gazette names them
  firstOfJanuary: '元旦',
  lunarNewYear: '农历年初一',
  secondOfLunarNewYear: '农历年初二',
  thirdOfLunarNewYear: '农历年初三',
  fourthOfLunarNewYear: '农历年初四',
  chingMing: '清明节',
  dayAfterChingMing: '清明节次日',
  goodFriday: '耶稣受难日',
  dayAfterGoodFriday: '耶稣受难日次日',
  easterMonday: '复活节星期一',
  dayAfterEasterMonday: '复活节星期一次日',
  labourDay: '劳动节',
  buddhasBirthday: '佛诞',
  dayAfterBuddhasBirthday: '佛诞次日',
  tuenNg: '端午节',
  dayAfterTuenNg: '端午节次日',
  establishmentDay: '香港特别行政区成立纪念日',
  nationalDay: '国庆日',
  dayAfterNationalDay: '国庆日次日',
  dayAfterMidAutumn: '中秋节次日',
  chungYeung: '重阳节',
  dayAfterChungYeung: '重阳节次日',
  christmasDay: '圣诞节',
  firstWeekdayAfterChristmas: '圣诞节后首个工作日',
};
