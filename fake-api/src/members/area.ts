import type { Shop } from '../area/area.js';
import { addressNodes } from '../lists/addresses.js';
import type { Post } from '../mail/post.js';
import type { MemberRow } from '../shared/member.js';
import type { Writer } from '../store/index.js';
import { createDevices } from './devices.js';
import { accountHandlers } from './handlers.js';
import { createIdentityCodes } from './identityCodes.js';
import { createMailLinks } from './mailLinks.js';
import { createPasswords } from './password.js';
import { checkProfile } from './profileRow.js';
import { seedMembers } from './seed.js';
import { createSessions } from './sessions.js';
import { createThrottle, wrongPasswords } from './throttle.js';

export interface MemberAreaParts {
  post: Post;
  /** Runs for each member of the demonstration, in the transaction that adds it. */
  onSeeded: (tx: Writer, row: MemberRow) => void;
}

/** Accounts and sessions (spec §4 Account). */
export function createMemberArea({ store, now, options, siteUrl }: Shop, { post, onSeeded }: MemberAreaParts) {
  const passwords = createPasswords(options.passwordCost);
  const sessions = createSessions(store, now);
  const links = createMailLinks(now);
  const devices = createDevices(store, siteUrl);
  const codes = createIdentityCodes(now);
  const throttle = createThrottle(wrongPasswords, now);
  const addressList = addressNodes('en_us');
  return {
    handlers: accountHandlers({ store, sessions, links, codes, throttle, passwords, post, now }),
    bodyChecks: { register: (body: unknown) => checkProfile(body, addressList, now()) },
    queues: { passwords: passwords.waiting },
    async start() {
      await devices.start();
      await seedMembers(store, passwords, options.members, onSeeded);
    },
    prune: sessions.prune,
    passwords,
    sessions,
    links,
    devices,
    codes,
  };
}
