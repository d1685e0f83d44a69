import { createHash, randomBytes } from 'node:crypto';
import { signInCode } from '@first-gong/domain';
import type { Writer } from '../store/index.js';
import { forgetOldest } from './oldest.js';
import type { Identity, IdentityCodeRow } from './rows.js';
import { identityCodeTable } from './rows.js';

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

/** Codes that stand for an identity: random, valid once and for 5 minutes. */
export interface IdentityCodes {
  make(tx: Writer, identity: Identity, use: IdentityCodeRow['use']): string;
  /** The identity of a code of this use and provider. The code is then used up. Undefined for any other code. */
  take(tx: Writer, code: string, provider: Identity['provider'], use: IdentityCodeRow['use']): Identity | undefined;
}

export function createIdentityCodes(now: () => number): IdentityCodes {
  const isOver = ({ madeAt }: IdentityCodeRow) => now() - madeAt >= signInCode;
  return {
    make(tx, identity, use) {
      forgetOldest(tx, identityCodeTable, isOver);
      const code = randomBytes(24).toString('base64url');
      tx.put(identityCodeTable, { id: hashOf(code), identity, use, madeAt: now() });
      return code;
    },
    take(tx, code, provider, use) {
      const row = tx.get(identityCodeTable, hashOf(code));
      if (row === undefined || row.use !== use || row.identity.provider !== provider || isOver(row)) return undefined;
      tx.remove(identityCodeTable, row.id);
      return row.identity;
    },
  };
}
