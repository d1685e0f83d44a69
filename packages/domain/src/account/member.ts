import { array, boolean, enums, type Infer, nullable, type as object, string } from 'superstruct';
import { interests } from '../catalogue/eventKinds.js';
import { count } from '../forms/numbers.js';
import { Address } from './address.js';
import { Birthday } from './birthday.js';

/** spec §3 Member: title. */
export const titles = ['Mr', 'Miss', 'Mrs'] as const;
export type Title = (typeof titles)[number];

/** spec §3 Member: gender, optional. */
export const genders = ['female', 'male', 'other'] as const;
export type Gender = (typeof genders)[number];

/** The logged-in member, as every page shows them. */
export const Member = object({
  memberId: string(),
  loginEmail: string(),
  name: string(),
  points: count(),
});
export type Member = Infer<typeof Member>;

/** All personal data that a member can read (spec §3 Member). Missing data is null. */
export const MemberInfo = object({
  ...Member.schema,
  loginName: nullable(string()),
  title: nullable(enums(titles)),
  firstName: nullable(string()),
  lastName: nullable(string()),
  gender: nullable(enums(genders)),
  birthday: nullable(Birthday),
  mobileAreaCode: nullable(string()),
  mobile: nullable(string()),
  address: nullable(Address),
  interests: array(enums(interests)),
  optOut: boolean(),
  /** False for a member who registered by social sign-in and never set a password. */
  hasPassword: boolean(),
});
export type MemberInfo = Infer<typeof MemberInfo>;

/** The mobile number, with its area code outside Hong Kong. */
export const fullMobile = ({ mobile, mobileAreaCode }: Pick<MemberInfo, 'mobile' | 'mobileAreaCode'>): string | null =>
  mobile !== null && mobileAreaCode !== null ? `+${mobileAreaCode} ${mobile}` : mobile;
