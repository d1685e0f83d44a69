import { demoMember, newMember, plainMember, suspendedMember } from '../sample-data/members.js';
import { type MemberRow, memberTable, type SeedMember } from '../shared/member.js';
import type { Store, Writer } from '../store/index.js';
import type { Passwords } from './password.js';

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
