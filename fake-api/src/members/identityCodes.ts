import { signInCode } from '@first-gong/domain';
import { hashOf, secret } from '../shared/secret.js';
import type { Writer } from '../store/index.js';
import { forgetOldest } from './oldest.js';
import { type Identity, type IdentityCodeRow, identityCodeTable } from './rows.js';

/** The call that accepts a code, and the expected state. */
export type CodeUse = Pick<IdentityCodeRow, 'use' | 'state'>;

/** For the provider's call. */
export const fromProvider: CodeUse = { use: 'provider', state: null };
/** For `signIn`, bound to the browser's state. */
export const forSignIn = (state: string): CodeUse => ({ use: 'signIn', state: hashOf(state) });

/** Random codes for identities, valid once within 5 minutes. */
export type IdentityCodes = ReturnType<typeof createIdentityCodes>;

export function createIdentityCodes(now: () => number) {
  const isOver = ({ madeAt }: IdentityCodeRow) => now() - madeAt >= signInCode;
  return {
    make(tx: Writer, identity: Identity, codeUse: CodeUse): string {
      forgetOldest(tx, identityCodeTable, isOver);
      const code = secret(24);
      tx.put(identityCodeTable, { id: hashOf(code), identity, ...codeUse, madeAt: now() });
      return code;
    },
    /** Uses up a matching code and returns its identity, otherwise undefined. */
    take(tx: Writer, code: string, provider: Identity['provider'], { use, state }: CodeUse): Identity | undefined {
      const row = tx.get(identityCodeTable, hashOf(code));
      if (!row || row.identity.provider !== provider || row.use !== use || row.state !== state || isOver(row)) return;
      tx.remove(identityCodeTable, row.id);
      return row.identity;
    },
  };
}
