import type { LocalizedText } from '../shared/text.js';
import type { restrictions } from './phrases.js';

/**
 * A zone's share of a part of the house. Rows are computed at first use and shared by performances, so that stadiums
 * use little memory.
 */
export interface Band {
  area: LocalizedText;
  /** Price zone, 0 for the highest price. */
  zone: number;
  /** Sections from left to right: "L1 M1 R1", or "101-140". Missing without seats. */
  sections?: string;
  /** "A-K" (without I and O) or "1-24". */
  rows?: string;
  /** Seats per row: one number, or left, middle and right. */
  seats?: number | readonly [number, number, number];
  /** Wheelchair and companion seats at both ends of the last row. */
  wheelchair?: boolean;
  restricted?: keyof typeof restrictions;
  /** Capacity without numbered seats, and whether it is standing. */
  places?: number;
  standing?: boolean;
}

export type Plan = readonly Band[];

/** Parts of houses. */
export const areas = {
  floor: ['Floor', '場地座位', '内场'],
  lower: ['Lower stand', '下層看台', '下层看台'],
  middle: ['Middle stand', '中層看台', '中层看台'],
  upper: ['Upper stand', '上層看台', '上层看台'],
  behind: ['Behind the stage', '舞台後方', '舞台后方'],
  stalls: ['Stalls', '堂座', '池座'],
  balcony: ['Balcony', '樓座', '楼座'],
  second: ['Second balcony', '二樓樓座', '二层楼座'],
  terrace: ['Terraces', '梯級座位', '梯台座位'],
  choir: ['Choir stalls', '合唱團席', '合唱团席'],
  seats: ['Seats', '座位', '座位'],
  pillar: ['Side seats behind the pillars', '兩側柱後座位', '两侧柱后座位'],
  tables: ['Tea tables', '茶座', '茶座'],
  front: ['Standing, in front of the stage', '台前站位', '台前站席'],
  rear: ['Standing, behind the sound desk', '控台後站位', '控台后站席'],
  bar: ['Standing, by the bar', '吧檯旁站位', '吧台旁站席'],
  lawn: ['Lawn, bring a mat', '草地，請自備地蓆', '草坪，请自备坐垫'],
  free: ['Unreserved seating', '不設劃位', '不对号入座'],
  freeStalls: ['Stalls, unreserved', '堂座，不設劃位', '池座，不对号入座'],
  freeBalcony: ['Balcony, unreserved', '樓座，不設劃位', '楼座，不对号入座'],
  entry: ['Timed entry', '分時段入場', '分时段入场'],
  concession: [
    'Timed entry: students, 60 and above, disabled people',
    '分時段入場：學生、60 歲以上、殘疾人士',
    '分时段入场：学生、60 岁以上、残疾人',
  ],
  link: ['Online access', '線上觀看名額', '在线观看名额'],
  bundle: ['Online access with a programme book by post', '線上觀看名額，連郵寄場刊', '在线观看名额，含邮寄节目册'],
  course: ['Ten-kilometre start', '十公里起步區', '十公里起跑区'],
  short: ['Three-kilometre start', '三公里起步區', '三公里起跑区'],
} as const satisfies Record<string, LocalizedText>;

/**
 * Eyes in the first row above the stage, and the rise of each further row, in metres. A part `over` others begins above
 * their rear rows. Stands around the house are higher if they are above others.
 */
export const levels = {
  floor: { height: -0.4, rise: 0 },
  lower: { height: 1.2, rise: 0.35 },
  middle: { height: 3, rise: 0.4 },
  upper: { height: 4, rise: 0.45 },
  behind: { height: 1, rise: 0.35 },
  stalls: { height: 0.1, rise: 0.12 },
  balcony: { height: 4.5, rise: 0.4, over: true },
  second: { height: 8, rise: 0.45, over: true },
  terrace: { height: 1.5, rise: 0.3 },
  choir: { height: 1, rise: 0.3 },
  seats: { height: 0.2, rise: 0.2 },
  pillar: { height: 0.2, rise: 0.2 },
  tables: { height: 0.2, rise: 0.05 },
} as const satisfies Partial<Record<keyof typeof areas, Level>>;

export interface Level {
  height: number;
  rise: number;
  over?: boolean;
}

/** Shares of the stage's width that a restricted view hides, from the side of the seat. */
export const hidden = { pillar: { from: 0.2, to: 0.4 } } as const;

const wide = [
  { area: areas.lower, zone: 2, sections: '101-120', rows: '1-14', seats: 16, wheelchair: true },
  { area: areas.upper, zone: 3, sections: '201-220', rows: '1-10', seats: 16 },
] as const satisfies Plan;

export const plans = {
  bowlConcert: [
    { area: areas.floor, zone: 0, sections: 'F1-F16', rows: '1-20', seats: 24, wheelchair: true },
    { area: areas.lower, zone: 1, sections: '101-128', rows: '1-26', seats: 20 },
    { area: areas.middle, zone: 2, sections: '201-228', rows: '1-12', seats: 20, wheelchair: true },
    { area: areas.upper, zone: 3, sections: '301-328', rows: '1-24', seats: 20 },
  ],
  bowlSport: [
    { area: areas.lower, zone: 0, sections: '101-120', rows: '1-26', seats: 20, wheelchair: true },
    { area: areas.lower, zone: 1, sections: '121-140', rows: '1-26', seats: 20 },
    { area: areas.middle, zone: 2, sections: '201-240', rows: '1-12', seats: 20, wheelchair: true },
    { area: areas.upper, zone: 3, sections: '301-340', rows: '1-24', seats: 20 },
  ],
  oldStadium: [
    { area: areas.lower, zone: 0, sections: '1-18', rows: '1-24', seats: 22, wheelchair: true },
    { area: areas.lower, zone: 1, sections: '19-36', rows: '1-24', seats: 22 },
    { area: areas.middle, zone: 2, sections: '201-218', rows: '1-10', seats: 22, wheelchair: true },
    { area: areas.upper, zone: 3, sections: '301-336', rows: '1-21', seats: 22 },
  ],
  sportsGround: [
    { area: areas.lower, zone: 0, sections: '1-8', rows: '1-16', seats: 20, wheelchair: true },
    { area: areas.upper, zone: 1, sections: '9-16', rows: '1-15', seats: 20, wheelchair: true },
  ],
  coliseumEnd: [
    { area: areas.floor, zone: 0, sections: 'F1-F8', rows: '1-18', seats: 22, wheelchair: true },
    { area: areas.lower, zone: 1, sections: '41-56', rows: '1-14', seats: 24, wheelchair: true },
    { area: areas.upper, zone: 2, sections: '57-72', rows: '1-12', seats: 16 },
    { area: areas.behind, zone: 3, sections: '73-80', rows: '1-10', seats: 12, restricted: 'behindStage' },
  ],
  coliseumRound: [
    { area: areas.floor, zone: 0, sections: 'F1-F8', rows: '1-18', seats: 22, wheelchair: true },
    { area: areas.lower, zone: 1, sections: '41-60', rows: '1-14', seats: 18, wheelchair: true },
    { area: areas.upper, zone: 2, sections: '61-72', rows: '1-12', seats: 16 },
    { area: areas.upper, zone: 3, sections: '73-84', rows: '1-12', seats: 14 },
  ],
  arenaSeated: [
    { area: areas.floor, zone: 0, sections: 'F1-F6', rows: '1-24', seats: 22, wheelchair: true },
    { area: areas.floor, zone: 1, sections: 'F7-F12', rows: '1-24', seats: 22 },
    ...wide,
  ],
  arenaStanding: [
    { area: areas.front, zone: 0, places: 3600, standing: true },
    { area: areas.rear, zone: 1, places: 2700, standing: true },
    ...wide,
  ],
  arenaTen: [
    { area: areas.floor, zone: 0, sections: 'F1-F8', rows: '1-18', seats: 20, wheelchair: true },
    { area: areas.lower, zone: 1, sections: '1-20', rows: '1-12', seats: 16, wheelchair: true },
    { area: areas.upper, zone: 2, sections: '21-36', rows: '1-8', seats: 16 },
    { area: areas.upper, zone: 3, sections: '37-44', rows: '1-8', seats: 16 },
  ],
  summit: [
    { area: areas.floor, zone: 0, sections: 'F1-F8', rows: '1-20', seats: 20, wheelchair: true },
    { area: areas.lower, zone: 1, sections: '101-105', rows: '1-10', seats: 18, wheelchair: true },
    { area: areas.upper, zone: 2, sections: '106-110', rows: '1-10', seats: 18, wheelchair: true },
  ],
  gamesHall: [
    { area: areas.floor, zone: 0, sections: 'C1-C4', rows: '1-4', seats: 20, wheelchair: true },
    { area: areas.lower, zone: 1, sections: '1-12', rows: '1-8', seats: 16, wheelchair: true },
    { area: areas.upper, zone: 2, sections: '13-26', rows: '1-8', seats: 15, wheelchair: true },
  ],
  gamesHallConcert: [
    { area: areas.floor, zone: 0, sections: 'F1-F4', rows: '1-10', seats: 20, wheelchair: true },
    { area: areas.lower, zone: 1, sections: '1-12', rows: '1-8', seats: 16, wheelchair: true },
    { area: areas.upper, zone: 2, sections: '13-22', rows: '1-8', seats: 14, wheelchair: true },
  ],
  smallHall: [
    { area: areas.floor, zone: 0, sections: 'C1-C2', rows: '1-3', seats: 20, wheelchair: true },
    { area: areas.lower, zone: 1, sections: '1-8', rows: '1-8', seats: 14, wheelchair: true },
    { area: areas.upper, zone: 2, sections: '9-16', rows: '1-8', seats: 13, wheelchair: true },
  ],
  runway: [
    { area: areas.front, zone: 0, places: 1800, standing: true },
    { area: areas.rear, zone: 1, places: 1200, standing: true },
    { area: areas.seats, zone: 2, sections: 'L M R', rows: 'A-V', seats: [10, 20, 10], wheelchair: true },
  ],
  vineyard: [
    { area: areas.stalls, zone: 0, sections: 'SL SM SR', rows: 'A-K', seats: [10, 22, 10] },
    { area: areas.stalls, zone: 1, sections: 'SL SM SR', rows: 'L-V', seats: [12, 24, 12], wheelchair: true },
    { area: areas.terrace, zone: 2, sections: 'T1-T8', rows: 'A-F', seats: 18, wheelchair: true },
    { area: areas.choir, zone: 3, sections: 'CL CM CR', rows: 'A-E', seats: [12, 26, 12] },
  ],
  vineyardFree: [
    { area: areas.freeStalls, zone: 0, places: 900, standing: false },
    { area: areas.freeBalcony, zone: 1, places: 1000, standing: false },
  ],
  xiqu: [
    { area: areas.stalls, zone: 0, sections: 'L1 M1 R1', rows: 'A-D', seats: [8, 16, 8] },
    { area: areas.stalls, zone: 1, sections: 'L2 M2 R2', rows: 'E-P', seats: [9, 18, 9], wheelchair: true },
    { area: areas.balcony, zone: 2, sections: 'L3 M3 R3', rows: 'A-H', seats: [10, 18, 10], wheelchair: true },
    { area: areas.second, zone: 3, sections: 'L4 M4 R4', rows: 'A-G', seats: [10, 20, 10] },
  ],
  teaHouse: [
    { area: areas.tables, zone: 0, sections: 'T', rows: '1-20', seats: 4, wheelchair: true },
    { area: areas.tables, zone: 1, sections: 'T', rows: '21-50', seats: 4, wheelchair: true },
  ],
  hall1700: [
    { area: areas.stalls, zone: 0, sections: 'L1 M1 R1', rows: 'A-E', seats: [12, 22, 12] },
    { area: areas.stalls, zone: 1, sections: 'L2 M2 R2', rows: 'F-N', seats: [12, 22, 12], wheelchair: true },
    { area: areas.stalls, zone: 2, sections: 'L3 M3 R3', rows: 'P-W', seats: [12, 22, 12] },
    { area: areas.balcony, zone: 3, sections: 'L4 M4 R4', rows: 'A-S', seats: [12, 22, 12], wheelchair: true },
  ],
  hall1400: [
    { area: areas.stalls, zone: 0, sections: 'L1 M1 R1', rows: 'A-E', seats: [11, 22, 11] },
    { area: areas.stalls, zone: 1, sections: 'L2 M2 R2', rows: 'F-N', seats: [11, 22, 11], wheelchair: true },
    { area: areas.stalls, zone: 2, sections: 'L3 M3 R3', rows: 'P-W', seats: [11, 22, 11] },
    { area: areas.balcony, zone: 3, sections: 'L4 M4 R4', rows: 'A-L', seats: [11, 22, 11], wheelchair: true },
  ],
  hall1200: [
    { area: areas.stalls, zone: 0, sections: 'L1 M1 R1', rows: 'A-D', seats: [10, 22, 10] },
    { area: areas.stalls, zone: 1, sections: 'L2 M2 R2', rows: 'E-L', seats: [10, 22, 10], wheelchair: true },
    { area: areas.stalls, zone: 2, sections: 'L3 M3 R3', rows: 'M-T', seats: [10, 22, 10] },
    { area: areas.balcony, zone: 3, sections: 'L4 M4 R4', rows: 'A-K', seats: [10, 22, 10], wheelchair: true },
  ],
  hall1000: [
    { area: areas.stalls, zone: 0, sections: 'L1 M1 R1', rows: 'A-D', seats: [9, 20, 9] },
    { area: areas.stalls, zone: 1, sections: 'L2 M2 R2', rows: 'E-L', seats: [9, 20, 9], wheelchair: true },
    { area: areas.stalls, zone: 2, sections: 'L3 M3 R3', rows: 'M-T', seats: [9, 20, 9] },
    { area: areas.balcony, zone: 3, sections: 'L4 M4 R4', rows: 'A-J', seats: [9, 20, 9], wheelchair: true },
  ],
  hall900: [
    { area: areas.stalls, zone: 0, sections: 'L1 M1 R1', rows: 'A-D', seats: [8, 20, 8] },
    { area: areas.stalls, zone: 1, sections: 'L2 M2 R2', rows: 'E-K', seats: [8, 20, 8], wheelchair: true },
    { area: areas.stalls, zone: 2, sections: 'L3 M3 R3', rows: 'L-R', seats: [8, 20, 8] },
    { area: areas.balcony, zone: 3, sections: 'L4 M4 R4', rows: 'A-J', seats: [8, 20, 8], wheelchair: true },
  ],
  hall800: [
    { area: areas.stalls, zone: 0, sections: 'L1 M1 R1', rows: 'A-C', seats: [10, 20, 10] },
    { area: areas.stalls, zone: 1, sections: 'L2 M2 R2', rows: 'D-J', seats: [10, 20, 10], wheelchair: true },
    { area: areas.stalls, zone: 2, sections: 'L3 M3 R3', rows: 'K-P', seats: [10, 20, 10] },
    { area: areas.balcony, zone: 3, sections: 'L4 M4 R4', rows: 'A-F', seats: [10, 20, 10], wheelchair: true },
  ],
  hall550: [
    { area: areas.stalls, zone: 0, sections: 'L1 M1 R1', rows: 'A-C', seats: [5, 16, 5] },
    { area: areas.stalls, zone: 1, sections: 'L2 M2 R2', rows: 'D-J', seats: [5, 16, 5], wheelchair: true },
    { area: areas.stalls, zone: 2, sections: 'L3 M3 R3', rows: 'K-P', seats: [5, 16, 5] },
    { area: areas.balcony, zone: 3, sections: 'L4 M4 R4', rows: 'A-G', seats: [5, 16, 5], wheelchair: true },
  ],
  hall460: [
    { area: areas.stalls, zone: 0, sections: 'L1 M1 R1', rows: 'A-C', seats: [4, 14, 4] },
    { area: areas.stalls, zone: 1, sections: 'L2 M2 R2', rows: 'D-J', seats: [4, 14, 4], wheelchair: true },
    { area: areas.stalls, zone: 2, sections: 'L3 M3 R3', rows: 'K-Q', seats: [4, 14, 4] },
    { area: areas.balcony, zone: 3, sections: 'L4 M4 R4', rows: 'A-F', seats: [4, 14, 4], wheelchair: true },
  ],
  hall480: [
    { area: areas.stalls, zone: 0, sections: 'L1 M1 R1', rows: 'A-C', seats: [4, 15, 4] },
    { area: areas.stalls, zone: 1, sections: 'L2 M2 R2', rows: 'D-J', seats: [4, 15, 4], wheelchair: true },
    { area: areas.stalls, zone: 2, sections: 'L3 M3 R3', rows: 'K-Q', seats: [4, 15, 4] },
    { area: areas.balcony, zone: 3, sections: 'L4 M4 R4', rows: 'A-F', seats: [4, 15, 4], wheelchair: true },
  ],
  studioFree: [{ area: areas.free, zone: 0, places: 300, standing: false }],
  boxFree: [{ area: areas.free, zone: 0, places: 450, standing: false }],
  boxStanding: [{ area: areas.front, zone: 0, places: 450, standing: true }],
  studio: [
    { area: areas.seats, zone: 0, sections: 'L M R', rows: 'A-F', seats: [6, 14, 6], wheelchair: true },
    { area: areas.seats, zone: 1, sections: 'L M R', rows: 'G-M', seats: [6, 14, 6], wheelchair: true },
  ],
  studioPillars: [
    { area: areas.seats, zone: 0, sections: 'M', rows: 'A-K', seats: 24, wheelchair: true },
    { area: areas.pillar, zone: 1, sections: 'L R', rows: 'A-F', seats: 5, restricted: 'pillar' },
  ],
  cabaret: [
    { area: areas.tables, zone: 0, sections: 'T', rows: '1-35', seats: 4, wheelchair: true },
    { area: areas.bar, zone: 1, places: 110, standing: true },
  ],
  cinemaSmall: [
    { area: areas.seats, zone: 0, sections: '1', rows: 'C-K', seats: 12, wheelchair: true },
    { area: areas.seats, zone: 1, sections: '1', rows: 'A-B', seats: 12, wheelchair: true },
  ],
  cinemaLarge: [
    { area: areas.seats, zone: 0, sections: '2', rows: 'C-K', seats: 20, wheelchair: true },
    { area: areas.seats, zone: 1, sections: '2', rows: 'A-B', seats: 20, wheelchair: true },
  ],
  steps: [
    { area: areas.seats, zone: 0, sections: 'L M R', rows: 'A-H', seats: [8, 20, 8], wheelchair: true },
    { area: areas.free, zone: 1, places: 600 },
  ],
  field: [
    { area: areas.front, zone: 0, places: 9000, standing: true },
    { area: areas.rear, zone: 1, places: 19000, standing: true },
    { area: areas.lawn, zone: 2, places: 20000, standing: false },
  ],
  race: [
    { area: areas.course, zone: 0, places: 3500, standing: false },
    { area: areas.short, zone: 1, places: 1200, standing: false },
  ],
  gallery: [
    { area: areas.entry, zone: 0, places: 160, standing: false },
    { area: areas.concession, zone: 1, places: 80, standing: false },
  ],
  online: [
    { area: areas.bundle, zone: 0, places: 300, standing: false },
    { area: areas.link, zone: 1, places: 4000, standing: false },
  ],
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof plans;
