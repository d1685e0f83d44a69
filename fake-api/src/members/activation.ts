import { accountMachine, step } from '@first-gong/domain';
import type { MemberRow } from '../shared/member.js';

/**
 * A registered account, activated by somebody who has proved to own its email without the link of the registration: by
 * the link of a forgotten password, or by an identity provider. A stranger may have registered the email to use the
 * account later, or to receive its tickets. Its password, mobile number and mailing address are therefore not kept.
 * @param password the new password as `Passwords.hash` writes it, or null for none.
 */
export const activatedByOwner = (member: MemberRow, password: string | null): MemberRow => ({
  ...member,
  password,
  status: step(accountMachine, member.status, 'activate'),
  profile: { ...member.profile, mobileAreaCode: null, mobile: null, address: null },
});
