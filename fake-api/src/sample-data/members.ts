import type { Interest } from '@first-gong/domain';

/** The complete type is in the area `members`. */
type MemberData = Record<string, unknown> & { profile: Record<string, unknown> & { interests: Interest[] } };

/** The demonstration's member. */
export const demoMember = {
  id: 'M-100001',
  loginEmail: 'hoiching@example.com',
  loginName: 'hoiching',
  password: 'opening-gong',
  name: { en_us: 'Chan Hoi-ching', zh_hk: '陳海晴', zh_cn: '陳海晴' },
  status: 'activated',
  points: 12_480,
  profile: {
    title: 'Miss',
    firstName: 'Hoi-ching',
    lastName: 'Chan',
    gender: 'female',
    birthday: { year: 1991, month: 4, day: 18 },
    mobileAreaCode: null,
    mobile: '5123 4567',
    address: {
      country: 'HK',
      area: 'HKI',
      district: 'CW',
      street: '48 Third Street, Sai Ying Pun',
      flat: 'Flat B, 12/F',
    },
    interests: ['theatre', 'music', 'chineseOpera'],
    optOut: false,
  },
} as const satisfies MemberData;

/** Without points and address. */
export const plainMember = {
  id: 'M-100002',
  loginEmail: 'tszlong@example.com',
  loginName: 'tszlong',
  password: 'second-gong',
  name: { en_us: 'Lee Tsz-long', zh_hk: '李子朗', zh_cn: '李子朗' },
  status: 'activated',
  points: 0,
  profile: {
    title: null,
    firstName: null,
    lastName: null,
    gender: null,
    birthday: null,
    mobileAreaCode: null,
    mobile: null,
    address: null,
    interests: [],
    optOut: true,
  },
} as const satisfies MemberData;

export const suspendedMember = {
  ...plainMember,
  id: 'M-100003',
  loginEmail: 'locked@example.com',
  loginName: 'locked',
  name: { en_us: 'Wong Wing-yan', zh_hk: '黃詠欣', zh_cn: '黃詠欣' },
  status: 'suspended',
} as const satisfies MemberData;

export const newMember = {
  ...plainMember,
  id: 'M-100004',
  loginEmail: 'new.member@example.com',
  loginName: 'newmember',
  name: { en_us: 'Ng Ka-yee', zh_hk: '吳嘉儀', zh_cn: '吳嘉儀' },
  status: 'registered',
} as const satisfies MemberData;
