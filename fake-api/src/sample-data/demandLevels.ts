/**
 * Sales levels: shares of sold-out and scarce performances, and the sold range of others. `open` also has no sold-out
 * zone.
 */
export const demandLevels = {
  open: { soldOut: 0, few: 0, from: 0, to: 0 },
  quiet: { soldOut: 0, few: 0, from: 0.05, to: 0.45 },
  steady: { soldOut: 0.06, few: 0.1, from: 0.3, to: 0.85 },
  busy: { soldOut: 0.22, few: 0.3, from: 0.65, to: 0.92 },
  few: { soldOut: 0, few: 1, from: 0, to: 0 },
  soldOut: { soldOut: 1, few: 0, from: 0, to: 0 },
} as const;

export type DemandLevel = keyof typeof demandLevels;
