import type { PointEntry, TopUp } from '@first-gong/domain';

/** The last year, newest first. */
const moves = [
  ['2026-11-20T13:08:00.000Z', 'earned', 764, 'T-20261120-08841273'],
  ['2026-11-20T13:08:00.000Z', 'used', -5000, 'T-20261120-08841273'],
  ['2026-11-15T04:00:00.000Z', 'toppedUp', 5000, 'P-20261115-00923184'],
  ['2026-10-31T03:08:00.000Z', 'earned', 780, 'T-20261031-05520273'],
  ['2026-03-02T09:30:00.000Z', 'wishPaid', -22_000, 'T-20260302-01187346'],
  ['2026-01-05T04:00:00.000Z', 'opening', 28_700, null],
] as const;

/** Each balance is the sum of the entry and all earlier ones. */
export const pointEntries: PointEntry[] = moves.map(([at, kind, points, transactionNumber], index) => ({
  entryId: `entry-${index}`,
  at,
  kind,
  points,
  balance: moves.slice(index).reduce((sum, [, , moved]) => sum + moved, 0),
  transactionNumber,
}));

/** The last year, newest first. */
export const topUps: TopUp[] = [
  { topUpId: 'P-20261115-00923184', at: '2026-11-15T04:00:00.000Z', purchaseTotal: 50_00, pointsTotal: 5000 },
  { topUpId: 'P-20260902-11803312', at: '2026-09-02T11:20:00.000Z', purchaseTotal: 200_00, pointsTotal: 20_000 },
].map((topUp) => ({
  ...topUp,
  status: 'complete' as const,
  paymentAmount: topUp.purchaseTotal,
  paymentMethod: 'creditCard' as const,
  validUntil: null,
  bankUrl: null,
}));
