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
import { checkProfile } from './member.js';
import type { MemberRow } from './rows.js';
import { seedMembers } from './seed.js';
import { createSessions } from './sessions.js';

/** Codes that the sample identity providers give to one network address. Milliseconds. */
const identityThrottle = { attempts: 200, window: signInCode };

/**
 * Accounts and sessions (spec §4 Account).
 * @param parts.onSeeded runs for each member of the demonstration, in the transaction that adds it.
 */
export function createMemberArea(shop: Shop, parts: { post: Post; onSeeded: (tx: Writer, row: MemberRow) => void }) {
  const { store, now, passwords, options, siteUrl } = shop;
  const sessions = createSessions(store, now);
  const links = createMailLinks(now);
  const devices = createDevices(store, siteUrl);
  const codes = createIdentityCodes(now);
  const addressList = addressNodes('en_us');
  return {
    handlers: accountHandlers(shop, { sessions, links }, codes, parts.post),
    bodyChecks: { register: (body: unknown) => checkProfile(body, addressList, now()) },
    pages: identityPages(store, codes, new Counter(identityThrottle, now)),
    async start() {
      await devices.start();
      await seedMembers(store, passwords, options.members, parts.onSeeded);
    },
    prune: sessions.prune,
    sessions,
    links,
    devices,
  };
}
