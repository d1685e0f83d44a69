import { randomBytes } from 'node:crypto';

/** A random text that cannot be guessed: for the key of a bank payment and the QR code of a ticket. */
export const secret = (): string => randomBytes(18).toString('base64url');
