import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import { addressNodes } from '../lists/addresses.js';
import type { MailLinks } from '../members/mailLinks.js';
import type { Passwords } from '../members/password.js';
import { checkProfile, infoView } from '../members/profileRow.js';
import type { Sessions } from '../members/sessions.js';
import { createProfiles } from './profiles.js';

const updated = { updated: true, loginRequired: true } as const;

/** The member’s profile and password (spec §2 Member services). */
export function createProfileArea(
  { store, now }: Shop,
  { sessions, links, passwords }: { sessions: Sessions; links: MailLinks; passwords: Passwords },
) {
  const profiles = createProfiles({ store, sessions, links, passwords, now });
  const addressList = addressNodes('en_us');
  const handlers = {
    memberInfo: ({ member, lang }) => infoView(member(), lang),
    async updateMemberInfo({ member, body }) {
      await profiles.update(member().id, body);
      return updated;
    },
    async changePassword({ member, body }) {
      await profiles.changePassword(member().id, body);
      return updated;
    },
  } satisfies Partial<Handlers>;
  return { handlers, bodyChecks: { updateMemberInfo: (body: unknown) => checkProfile(body, addressList, now()) } };
}
