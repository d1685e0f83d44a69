import { cinemaAges, type Text3 } from '@first-gong/domain';
import { text, type Words } from '../catalogue/phrases.js';

const { concession, admitted, categoryIII } = cinemaAges;

/** The rules of both cinemas, for visitors (spec §5 Cinema, §9 Other rules). */
const rules: readonly Words[] = [
  [
    'The seats of one order must be next to one another in one row.',
    '同一訂單的座位須在同一排並且相連。',
    '同一订单的座位须在同一排并且相连。',
  ],
  [
    `Concession tickets are for people aged ${concession} and above, disabled people and full-time students. Bring proof to the door.`,
    `優惠票供 ${concession} 歲或以上人士、殘疾人士及全日制學生使用，入場時請出示證明。`,
    `优惠票供 ${concession} 岁及以上人士、残疾人和全日制学生使用，入场时请出示证明。`,
  ],
  [
    `Children under ${admitted} are not admitted, even with a ticket.`,
    `${admitted} 歲以下兒童即使持票亦不獲入場。`,
    `${admitted} 岁以下儿童即使持票也不能入场。`,
  ],
  [
    `Nobody under ${categoryIII} is admitted to a Category III film. Proof of age is checked at the door.`,
    `三級影片不准 ${categoryIII} 歲以下人士入場，入場時查驗年齡證明。`,
    `三级影片不允许 ${categoryIII} 岁以下人士入场，入场时查验年龄证明。`,
  ],
  [
    'The cinema stays open in a black rainstorm. It closes while typhoon signal no. 8 or above is in force.',
    '黑色暴雨警告生效時照常開放；八號或更高颱風信號生效期間關閉。',
    '黑色暴雨警告生效时照常开放；八号或更高台风信号生效期间关闭。',
  ],
  [
    'Tickets and service charges are not refunded, and tickets are not exchanged.',
    '門票及服務費不設退款，門票亦不可更換。',
    '门票和服务费不予退还，门票也不能更换。',
  ],
];

export const cinemaRules: readonly Text3[] = rules.map(text);
