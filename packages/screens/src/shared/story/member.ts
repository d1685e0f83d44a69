import type { Lang, LoggedInDevice, MailingAddress, Member, MemberInfo, Transaction } from '@first-gong/domain';
import { inThree } from './inThree.js';

const name = inThree('Chan Hoi-ching', '陳海晴', '陈海晴');

const address = inThree('Flat B, 12/F, 18 Wun Sha Street, Tai Hang', '大坑浣紗街18號12樓B室', '大坑浣纱街18号12楼B室');

export const credentials = { email: 'hoiching@example.com', password: 'ferry-1898' };

export const phone = '6123 4567';

/** The member of every story, before tonight's purchase. */
export const memberIn = (lang: Lang): Member => ({
  memberId: 'M-104417',
  loginEmail: credentials.email,
  name: name[lang],
  points: 12_480,
});

/** The friend who comes along. */
export const companionIn = (lang: Lang): string => inThree('Lei Sio Fong', '李笑芳', '李笑芳')[lang];

/** The member after a transaction used and earned points. */
export function memberAfter(lang: Lang, { points }: Pick<Transaction, 'points'>): Member {
  const member = memberIn(lang);
  return { ...member, points: member.points - points.used + points.earned };
}

export const addressIn = (lang: Lang): MailingAddress => ({ destination: 'hongKong', text: address[lang] });

const street = inThree('18 Wun Sha Street, Tai Hang', '大坑浣紗街18號', '大坑浣纱街18号');
const flat = inThree('Flat B, 12/F', '12樓B室', '12楼B室');

/** The member's profile. */
export const memberInfoIn = (lang: Lang): MemberInfo => ({
  ...memberIn(lang),
  loginName: 'hoiching',
  title: 'Miss',
  firstName: null,
  lastName: null,
  gender: 'female',
  birthday: { year: 1991, month: 4, day: 18 },
  mobileAreaCode: null,
  mobile: phone,
  address: { country: 'HK', area: 'HKI', district: 'WC', street: street[lang], flat: flat[lang] },
  interests: ['music', 'chineseOpera', 'theatre'],
  optOut: true,
  hasPassword: true,
});

/** This device, a phone, and an unknown browser. */
export const devices: LoggedInDevice[] = [
  { deviceId: 'device-1', browser: 'Chrome', system: 'Windows', usedAt: '2026-11-20T13:10:00.000Z', current: true },
  { deviceId: 'device-2', browser: 'Safari', system: 'iOS', usedAt: '2026-11-20T12:52:00.000Z', current: false },
  { deviceId: 'device-3', browser: 'other', system: 'other', usedAt: '2026-11-20T12:44:00.000Z', current: false },
];
