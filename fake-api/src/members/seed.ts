import { demoMember, newMember, plainMember, suspendedMember } from '../sample-data/members.js';
import { type MemberRow, memberTable, type SeedMember } from '../shared/member.js';
import type { Store, Writer } from '../store/index.js';
import type { Passwords } from './password.js';

/**
 * Adds missing demonstration members and `others`. Existing members do not change.
 * @param onAdded runs for each new member, in the same transaction
 */
export async function seedMembers(
  store: Store,
  { hash }: Passwords,
  others: readonly SeedMember[] = [],
  onAdded: (tx: Writer, row: MemberRow) => void = () => {},
): Promise<void> {
  const members: readonly SeedMember[] = [demoMember, plainMember, suspendedMember, newMember, ...others];
  const missing = members.filter(({ id }) => store.read().get(memberTable, id) === undefined);
  if (missing.length === 0) return;
  // Equal passwords share a hash, otherwise a crowd takes minutes. One at a time, because the hash queue is limited.
  const hashes = new Map<string, string>();
  for (const { password } of missing) hashes.set(password, hashes.get(password) ?? (await hash(password)));
  await store.transact((tx) => {
    for (const member of missing) {
      const row = { ...member, password: hashes.get(member.password) ?? null };
      tx.put(memberTable, row);
      onAdded(tx, row);
    }
  });
}
