import type { Store, Writer } from '../store/index.js';
import type { Passwords } from './password.js';
import { emptyProfile, type MemberRow, memberTable } from './rows.js';

/** A member in the source: with the password itself. */
export interface SeedMember extends Omit<MemberRow, 'password'> {
  password: string;
}

/** The member of the demonstration. */
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
} as const satisfies SeedMember;

/** A member without points and without an address. */
export const plainMember = {
  id: 'M-100002',
  loginEmail: 'tszlong@example.com',
  loginName: 'tszlong',
  password: 'second-gong',
  name: { en_us: 'Lee Tsz-long', zh_hk: '李子朗', zh_cn: '李子朗' },
  status: 'activated',
  points: 0,
  profile: emptyProfile,
} as const satisfies SeedMember;

export const suspendedMember = {
  ...plainMember,
  id: 'M-100003',
  loginEmail: 'locked@example.com',
  loginName: 'locked',
  name: { en_us: 'Wong Wing-yan', zh_hk: '黃詠欣', zh_cn: '黃詠欣' },
  status: 'suspended',
} as const satisfies SeedMember;

export const newMember = {
  ...plainMember,
  id: 'M-100004',
  loginEmail: 'new.member@example.com',
  loginName: 'newmember',
  name: { en_us: 'Ng Ka-yee', zh_hk: '吳嘉儀', zh_cn: '吳嘉儀' },
  status: 'registered',
} as const satisfies SeedMember;

const everybody: readonly SeedMember[] = [demoMember, plainMember, suspendedMember, newMember];

/**
 * Adds the missing members of the demonstration and of `others`. Existing members keep their data.
 * @param onAdded runs for each new member, in the transaction that adds all of them.
 */
export async function seedMembers(
  store: Store,
  { hash }: Passwords,
  others: readonly SeedMember[] = [],
  onAdded: (tx: Writer, row: MemberRow) => void = () => {},
): Promise<void> {
  const missing = [...everybody, ...others].filter(({ id }) => store.read().get(memberTable, id) === undefined);
  if (missing.length === 0) return;
  // Members with the same password share a hash: one for each of a crowd would take minutes.
  const passwords = [...new Set(missing.map(({ password }) => password))];
  // One after the other: a crowd with many passwords is longer than the line of hashes.
  const hashes = new Map<string, string>();
  for (const password of passwords) hashes.set(password, await hash(password));
  const rows = missing.map((member): MemberRow => ({ ...member, password: hashes.get(member.password) ?? null }));
  await store.transact((tx) => {
    for (const row of rows) {
      tx.put(memberTable, row);
      onAdded(tx, row);
    }
  });
}
