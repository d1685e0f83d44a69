import type { Translation } from '../../../text.js';
import type { words as english } from './en_us.js';

export const words: Translation<typeof english> = {
  house: '{{house}} 号厅',
  rule_together: '同一订单的座位须在同一排并且相连。',
  rule_concession: '优惠票供 {{concession}} 岁及以上人士、残疾人和全日制学生使用，入场时请出示证明。',
  rule_children: '{{admitted}} 岁以下儿童即使持票也不能入场。',
  rule_categoryIII: '三级影片不允许 {{categoryIII}} 岁以下人士入场，入场时查验年龄证明。',
  rule_weather: '黑色暴雨警告生效时照常开放；{{signal}}号或更高台风信号生效期间关闭。',
  rule_refund: '门票和服务费不予退还，门票也不能更换。',
  cancelledNote: '{{showTime}} 的场次已由主办方取消，票款自动退还。',
  rescheduledNote: '原定 {{from}} 的场次改到 {{to}} 举行，座位不变。原有门票有效，不予退票。',
  rescheduledRunNote: '{{because}}，原定 {{from}} 开始的场次改为 {{to}} 开始，时间和座位不变。原有门票有效，不予退票。',
  hours_boxOffice: '每天 {{from}} 至 {{to}}',
  hoursNote_boxOffice: '演示系统的时间，并非场地实际营业时间',
  hours_kiosk: '场地开放时间内',
  hoursNote_kiosk: '演示系统的自助取票机，现场并无此机',
  station: '港铁{{station}}站，步行约 {{minutes}} 分钟',
};
