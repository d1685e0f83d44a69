import { hash, randomBytes } from 'node:crypto';

/** A random secret for bank payments and QR codes. */
export const secret = (bytes = 18): string => randomBytes(bytes).toString('base64url');

/** Hash for storage. Random secrets need no salt or slow hash. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url');
