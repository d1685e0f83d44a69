import type { Shop } from '../area.js';
import { addressNodes } from '../lists/addresses/index.js';
import type { Sessions } from '../members/sessions.js';
import { profileHandlers } from './handlers.js';
import { createProfiles } from './profiles.js';

/** The member's profile and password (spec §2 Member services). */
export function createProfileArea({ store, now, passwords }: Shop, { sessions }: { sessions: Sessions }) {
  const profiles = createProfiles({ store, sessions, passwords, addressList: addressNodes('en_us'), now });
  return { handlers: profileHandlers(profiles) };
}
