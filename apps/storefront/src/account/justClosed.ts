/** History state of the page after an account was closed. */
export const justClosed = 'accountClosed';
