import type { Handlers } from '../http/handlers.js';
import { infoView } from './profileRow.js';
import type { Profiles } from './profiles.js';

const updated = { updated: true, loginRequired: true } as const;

/** The member’s profile and password (spec §2 Member services). */
export function profileHandlers(profiles: Profiles) {
  return {
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
}
