import type { AccessFeature, EventFlag, Interest, Lang, NavCategory, Text3 } from '@first-gong/domain';
import { inThree } from './inThree.js';

/** Invented venues and districts. */
export const venues = {
  bayside: [inThree('Bayside Arena', '灣畔體育館', '湾畔体育馆'), inThree('Kai Tak', '啟德', '启德')],
  oilStreet: [inThree('Oil Street Matshed', '油街戲棚', '油街戏棚'), inThree('North Point', '北角', '北角')],
  taiHang: [inThree('Tai Hang Playhouse', '大坑劇院', '大坑剧院'), inThree('Tai Hang', '大坑', '大坑')],
  oldPost: [inThree('Old Post Office, Central', '中環舊郵局', '中环旧邮局'), inThree('Central', '中環', '中环')],
  digital: [inThree('Wan Chai Digital Cinema', '灣仔數碼戲院', '湾仔数字影院'), inThree('Wan Chai', '灣仔', '湾仔')],
  blackBox: [
    inThree('Shek Kip Mei Black Box', '石硤尾黑盒', '石硖尾黑盒'),
    inThree('Shek Kip Mei', '石硤尾', '石硖尾'),
  ],
  pierShed: [inThree('Pier Shed, Kwun Tong', '觀塘碼頭倉', '观塘码头仓'), inThree('Kwun Tong', '觀塘', '观塘')],
  online: [inThree('Online live', '線上直播', '线上直播'), inThree('Online', '線上', '线上')],
  amphitheatre: [inThree('Tuen Mun Amphitheatre', '屯門露天劇場', '屯门露天剧场'), inThree('Tuen Mun', '屯門', '屯门')],
  concertHall: [
    inThree('Harbour Concert Hall', '維港音樂廳', '维港音乐厅'),
    inThree('Tsim Sha Tsui', '尖沙咀', '尖沙咀'),
  ],
  macau: [inThree('Nam Van Lakeside, Macau', '澳門南灣湖畔', '澳门南湾湖畔'), inThree('Macau', '澳門', '澳门')],
} as const;

export type VenueId = keyof typeof venues;

export interface Show {
  id: string;
  /** Determines the composition and inks of the poster. */
  posterSeed: string;
  interest: Interest;
  /** @default 'local' */
  navCategory?: NavCategory;
  /** The poster's lines, which form the title unless `title` differs. */
  lines: Record<Lang, string[]>;
  title?: Text3;
  byline: Text3;
  venue: VenueId;
  /** Civil dates in Hong Kong. */
  dates: [first: string, last: string];
  /** Time in Hong Kong. */
  at: string;
  /** Whole dollars. */
  price: [from: number, to: number];
  likes: number;
  flags?: EventFlag[];
  /** Features that at least one performance has. @default step-free entrance, wheelchair spaces, assistance dogs */
  accessFeatures?: AccessFeature[];
  /** @default 10 */
  ticketLimit?: number;
  /** @default true */
  pointsProgramme?: boolean;
  /** The organiser requires a name on each ticket. @default false */
  realName?: boolean;
}
