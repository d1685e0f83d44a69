import type { EventOnTicket, Lang, Member, Ticket, Transaction, TransactionSummary } from '@first-gong/domain';
import { eventIn } from './events.js';

/** Cents for each ticket, as the storefront charges it. */
const serviceCharge = 10_00;

interface Seats {
  event: string;
  startsAt: string;
  zone: Ticket['zone']['code'];
  zoneName: Record<Lang, string>;
  section: Record<Lang, string>;
  row: string;
  seats: string[];
  /** Cents. */
  price: number;
  standing?: boolean;
  restrictedView?: Record<Lang, string>;
}

const stalls = { en_us: 'Stalls', zh_hk: '堂座', zh_cn: '堂座' };

/** Purchases of the stories, by what is told with them. */
const purchases = {
  whale: {
    event: 'whale',
    startsAt: '2026-11-21T07:00:00.000Z',
    zone: 'B',
    zoneName: stalls,
    section: { en_us: 'M2', zh_hk: 'M2', zh_cn: 'M2' },
    row: 'F',
    seats: ['11', '12', '13'],
    price: 280_00,
  },
  lion: {
    event: 'lion',
    startsAt: '2026-12-11T12:00:00.000Z',
    zone: 'A',
    zoneName: stalls,
    section: { en_us: 'M1', zh_hk: 'M1', zh_cn: 'M1' },
    row: 'G',
    seats: ['9', '10', '11', '12', '13', '14', '15', '16', '17', '18'],
    price: 420_00,
  },
  opera: {
    event: 'opera',
    startsAt: '2026-11-22T06:30:00.000Z',
    zone: 'C',
    zoneName: { en_us: 'Front stalls', zh_hk: '前座', zh_cn: '前区' },
    section: { en_us: 'Front', zh_hk: '前座', zh_cn: '前区' },
    row: 'C',
    seats: ['7', '8'],
    price: 360_00,
    restrictedView: {
      en_us: 'a bamboo pole at the right edge of the stage',
      zh_hk: '舞台右側有竹柱',
      zh_cn: '舞台右侧有竹柱',
    },
  },
  jazz: {
    event: 'jazz',
    startsAt: '2026-11-21T12:15:00.000Z',
    zone: 'A',
    zoneName: { en_us: 'Standing', zh_hk: '企位', zh_cn: '站席' },
    section: { en_us: 'Floor', zh_hk: '企位', zh_cn: '站席' },
    row: '',
    seats: ['0417', '0418'],
    price: 320_00,
    standing: true,
  },
} satisfies Record<string, Seats>;

type Purchase = keyof typeof purchases;

function eventOf(lang: Lang, { event: id, startsAt }: Seats): EventOnTicket {
  const { group, title, posterSeed, posterLines, interest, venue } = eventIn(lang, id);
  return {
    id,
    group,
    title,
    posterSeed,
    posterLines,
    interest,
    venue,
    performanceId: `${id}-1`,
    startsAt,
    pointsProgramme: true,
  };
}

function orderIn(lang: Lang, purchase: Seats, count: number): Transaction['orders'][number] {
  const { event, zone, zoneName, section, row, seats, price, standing = false, restrictedView } = purchase;
  return {
    event: eventOf(lang, purchase),
    tickets: seats.slice(0, count).map((seat) => ({
      ticketNumber: `FG 2041 7730 ${seat.padStart(2, '0')}`,
      holdId: `${event}-hold`,
      seat: { section: section[lang], row, seat },
      ticketType: null,
      zone: { code: zone, name: zoneName[lang], standing, restrictedView: restrictedView?.[lang] ?? null },
      price,
      code: `FG20417730${event.toUpperCase()}${row}${seat}`,
    })),
  };
}

/** Which seats, how many of them, and what differs from a finished card payment with e-tickets. */
export interface TransactionStory extends Partial<Omit<Transaction, 'orders' | 'lines' | 'total' | 'points'>> {
  of?: [purchase: Purchase, count: number][];
  /** Points spent on it; 100 take HKD 1 off. */
  pointsUsed?: number;
  /** Cents. */
  deliveryFee?: number;
}

/** One transaction of the stories, with a sum that adds up. */
export function transactionIn(lang: Lang, story: TransactionStory = {}): Transaction {
  const { of = [['whale', 3]], pointsUsed = 0, deliveryFee = 0, ...changes } = story;
  const orders = of.map(([purchase, count]) => orderIn(lang, purchases[purchase], count));
  const tickets = orders.flatMap((order) => order.tickets);
  const lines: Transaction['lines'] = [
    { kind: 'tickets', quantity: tickets.length, amount: tickets.reduce((sum, { price }) => sum + price, 0) },
    { kind: 'serviceCharge', quantity: tickets.length, amount: tickets.length * serviceCharge },
  ];
  if (deliveryFee > 0) lines.push({ kind: 'delivery', quantity: 1, amount: deliveryFee });
  if (pointsUsed > 0) lines.push({ kind: 'points', quantity: pointsUsed, amount: -pointsUsed });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    transactionNumber: 'T-20261120-08841',
    status: 'complete',
    cancelledBecause: null,
    confirmationNumber: '8841 2077',
    paymentServiceNumber: 'PS-88412-7C',
    waybillNumber: null,
    placedAt: '2026-11-20T13:04:00.000Z',
    bankUntil: null,
    bankUrl: null,
    serverNow: '2026-11-20T13:04:20.000Z',
    paymentMethod: 'creditCard',
    cardEnding: '4417',
    delivery: { method: 'eTicket', address: null, name: null, phone: null },
    ...changes,
    lines,
    total,
    points: { used: pointsUsed, earned: Math.floor(total / 100) },
    orders,
  };
}

/** An order that waits for the bank: no numbers of the bank's own yet. */
export const awaitingBank = {
  status: 'awaitingBank',
  confirmationNumber: null,
  paymentServiceNumber: null,
  bankUntil: '2026-11-20T13:14:00.000Z',
  bankUrl: '#bank',
} as const satisfies TransactionStory;

export const cancelled = (cancelledBecause: NonNullable<Transaction['cancelledBecause']>) =>
  ({ status: 'cancelled', cancelledBecause, confirmationNumber: null, paymentServiceNumber: null }) as const;

/** A row of the history. */
export function summaryIn(lang: Lang, story: TransactionStory = {}): TransactionSummary {
  const { transactionNumber, status, placedAt, orders, total } = transactionIn(lang, story);
  const tickets = orders.flatMap((order) => order.tickets);
  return {
    transactionNumber,
    status,
    placedAt,
    events: orders.map(({ event }) => event),
    seats: tickets.map(({ seat }) => [seat.section, seat.row, seat.seat].filter(Boolean).join(' ')),
    ticketCount: tickets.length,
    total,
  };
}

export function memberIn(lang: Lang): Member {
  return {
    memberId: 'M-104417',
    loginEmail: 'hoiching@example.com',
    name: { en_us: 'Chan Hoi-ching', zh_hk: '陳海晴', zh_cn: '陈海晴' }[lang],
    points: 8244,
  };
}

const longTitle: Record<Lang, string> = {
  en_us: 'Echoes under Lion Rock: New Works by Hong Kong Composers, with the Twentieth Anniversary Gala',
  zh_hk: '獅子山回聲：香港作曲家新作專場及二十周年紀念音樂會（加開場次）',
  zh_cn: '狮子山回声：香港作曲家新作专场及二十周年纪念音乐会（加开场次）',
};

const longVenue: Record<Lang, string> = {
  en_us: 'Grand Auditorium of the Harbour Concert Hall, Foreshore Arts Centre',
  zh_hk: '海濱藝術中心維港音樂廳大演奏廳',
  zh_cn: '海滨艺术中心维港音乐厅大演奏厅',
};

/** The same event with the longest name and house that the catalogue allows. */
export const atLength = (lang: Lang, event: EventOnTicket): EventOnTicket => ({
  ...event,
  title: longTitle[lang],
  venue: longVenue[lang],
});
