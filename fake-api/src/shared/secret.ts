import { randomBytes } from 'node:crypto';

/** A random text that nobody can guess: for the bank's key and a ticket's QR code. */
export const secret = (): string => randomBytes(18).toString('base64url');
