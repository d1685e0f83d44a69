import { signInCode } from '@first-gong/domain';
import type { Shop } from '../area.js';
import { addressNodes } from '../lists/addresses.js';
import type { Post } from '../mail/post.js';
import { identityPages } from '../pages/identity.js';
import { Counter } from '../shared/counter.js';
import type { Writer } from '../store/index.js';
import { createDevices } from './devices.js';
import { accountHandlers } from './handlers.js';
import { createIdentityCodes } from './identityCodes.js';
import { createMailLinks } from './mailLinks.js';
import { checkProfile } from './profileRow.js';
import type { MemberRow } from './rows.js';
import { seedMembers } from './seed.js';
import { createSessions } from './sessions.js';
import { createThrottle, wrongPasswords } from './throttle.js';

/** Codes that the sample identity providers give to one network address. Milliseconds. */
const identityThrottle = { attempts: 200, window: signInCode };

export interface MemberAreaParts {
  post: Post;
  /** Runs for each member of the demonstration, in the transaction that adds it. */
  onSeeded: (tx: Writer, row: MemberRow) => void;
}

/** Accounts and sessions (spec §4 Account). */
export function createMemberArea(
  { store, now, passwords, options, siteUrl }: Shop,
  { post, onSeeded }: MemberAreaParts,
) {
  const sessions = createSessions(store, now);
  const links = createMailLinks(now);
  const devices = createDevices(store, siteUrl);
  const codes = createIdentityCodes(now);
  const throttle = createThrottle(wrongPasswords, now);
  const addressList = addressNodes('en_us');
  return {
    handlers: accountHandlers({ store, sessions, links, codes, throttle, passwords, post, now }),
    bodyChecks: { register: (body: unknown) => checkProfile(body, addressList, now()) },
    pages: identityPages(store, codes, new Counter(identityThrottle, now)),
    async start() {
      await devices.start();
      await seedMembers(store, passwords, options.members, onSeeded);
    },
    prune: sessions.prune,
    sessions,
    links,
    devices,
  };
}
