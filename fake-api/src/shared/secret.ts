import { hash, randomBytes } from 'node:crypto';

/** A random text that cannot be guessed: for the key of a bank payment and the QR code of a ticket. */
export const secret = (bytes = 18): string => randomBytes(bytes).toString('base64url');

/** What is stored of a secret. A guess of random bytes is hopeless, so it needs no salt and no slow hash. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url');
