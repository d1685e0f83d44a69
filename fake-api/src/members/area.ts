import type { Shop } from '../area/area.js';
import { addressNodes } from '../lists/addresses.js';
import type { Outbox } from '../mail/post.js';
import type { MemberRow } from '../shared/member.js';
import type { Writer } from '../store/index.js';
import { createDevices } from './devices.js';
import { accountHandlers } from './handlers.js';
import { createIdentityCodes } from './identityCodes.js';
import { createMailLinks } from './mailLinks.js';
import { checkProfile } from './member.js';
import { createPasswords } from './password.js';
import { seedMembers } from './seed.js';
import { createSessions } from './sessions.js';

/**
 * Accounts and sessions (spec §4 Account).
 * @param parts.onSeeded runs for each new demonstration member, in the same transaction
 */
export function createMemberArea(
  services: Shop,
  parts: { outbox: Outbox; onSeeded: (tx: Writer, row: MemberRow) => void },
) {
  const { store, now, options, siteUrl } = services;
  const passwords = createPasswords(options.passwordCost);
  const sessions = createSessions(store, now);
  const links = createMailLinks(now);
  const devices = createDevices(store, siteUrl);
  const codes = createIdentityCodes(now);
  const addressList = addressNodes('en_us');
  return {
    handlers: accountHandlers({ ...services, passwords }, { sessions, links }, codes, parts.outbox),
    bodyChecks: { register: (body: unknown) => checkProfile(body, addressList, now()) },
    queues: { passwords: passwords.waiting },
    async start() {
      await devices.start();
      await seedMembers(store, passwords, options.members, parts.onSeeded);
    },
    prune: sessions.prune,
    passwords,
    sessions,
    links,
    devices,
    codes,
  };
}
