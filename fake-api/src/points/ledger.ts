import { randomUUID } from 'node:crypto';
import { toInstant } from '@first-gong/domain';
import { cartTable } from '../cart/rows.js';
import type { MovePoints } from '../order/orders.js';
import { transactionTable } from '../order/rows.js';
import { type MemberRow, memberOf, memberTable } from '../shared/member.js';
import type { Reader, Writer } from '../store/index.js';
import { pointEntryTable } from './rows.js';

/** Changes a balance and adds a line of the history, except for 0 points. */
export const movePoints: MovePoints = (tx, memberId, move, now) => {
  const member = memberOf(tx, memberId);
  if (move.points === 0) return;
  const balance = member.points + move.points;
  tx.put(memberTable, { ...member, points: balance });
  tx.put(pointEntryTable, { id: randomUUID(), memberId, at: toInstant(now), ...move, balance });
};

/** Adds a sample member's initial points to the history, so that the sum equals the balance. */
export function openBalance(tx: Writer, { id, points }: Pick<MemberRow, 'id' | 'points'>, now: number): void {
  if (points === 0) return;
  const opening = { kind: 'opening', points, balance: points, transactionNumber: null } as const;
  tx.put(pointEntryTable, { id: randomUUID(), memberId: id, at: toInstant(now), ...opening });
}

/** Spendable points. Orders at the bank reserve theirs until completion (spec §4 Order). */
export function freePoints(data: Reader, memberId: string): number {
  const balance = data.get(memberTable, memberId)?.points ?? 0;
  const waiting = data.get(cartTable, memberId)?.awaitingBank ?? null;
  const order = waiting === null ? undefined : data.get(transactionTable, waiting);
  return balance - (order?.pointsUsed ?? 0);
}
