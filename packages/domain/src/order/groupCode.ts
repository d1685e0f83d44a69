/** reading: from this number of tickets for a performance on, a receipt shows them in a compact form with one code. */
export const compactFrom = 10;

/**
 * The content of the one QR code that admits all tickets of a performance: their number, and the secret code of the first
 * of them, by which the door finds the order. It cannot be guessed, and each ticket keeps its own code.
 */
export const groupCode = (tickets: readonly { code: string }[]): string =>
  ['ALL', tickets.length, tickets[0]?.code ?? ''].join(' ');
