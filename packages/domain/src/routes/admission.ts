import type { Config } from '../service/config.js';
import type { Role } from '../service/roles.js';
import type { Access } from './routes.js';

/** Show the page, or redirect to login or home. */
export type Admission = 'show' | 'login' | 'home';

/**
 * Whether a role may see a page (spec §6). Wish list pages redirect home unless the config enables the list.
 * @param config null while loading
 */
export function admission(access: Access, role: Role, config: Config | null): Admission {
  if (access === 'wishListMember' && !config?.showWishList) return 'home';
  return access !== 'everyone' && role === 'visitor' ? 'login' : 'show';
}
