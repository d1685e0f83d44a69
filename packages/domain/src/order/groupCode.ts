/** assumption: minimum tickets of a performance for the compact receipt with one code. */
export const compactFrom = 10;

/** Content of the QR code that admits all tickets of a performance: count and first ticket's secret code. */
export const groupCode = (tickets: readonly { code: string }[]): string =>
  ['ALL', tickets.length, tickets[0]?.code ?? ''].join(' ');
