import { normalEmail } from '@first-gong/domain';
import type { MemberRow } from '../shared/member.js';
import type { Writer } from '../store/index.js';
import type { MailLinks } from './mailLinks.js';
import { oneTimePasswordTable } from './rows.js';
import type { Sessions } from './sessions.js';

/**
 * Ends every way into an account that is older than its new password: sessions, links to set a password and one-time
 * passwords (spec §4 Session). Social sign-in stays.
 */
export function endAccess(tx: Writer, { id, loginEmail }: MemberRow, sessions: Sessions, links: MailLinks): void {
  sessions.endAll(tx, id);
  links.end(tx, 'reset', id);
  const sent = tx.get(oneTimePasswordTable, normalEmail(loginEmail));
  if (sent) tx.put(oneTimePasswordTable, { ...sent, used: true });
}
