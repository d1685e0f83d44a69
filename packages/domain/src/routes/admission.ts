import type { Config } from '../service/config.js';
import type { Role } from '../service/roles.js';
import type { Access } from './routes.js';

/** Result of opening a page: the page is shown, or the person is led to log in and back, or home. */
export type Admission = 'show' | 'login' | 'home';

/**
 * Whether a role may see a page (spec §6). A visitor is led from a member's page to log in. A page of the wish list
 * leads everybody home unless the config has the wish list on.
 * @param config null while it has not come.
 */
export function admission(access: Access, role: Role, config: Config | null): Admission {
  if (access === 'wishListMember' && !config?.showWishList) return 'home';
  return access !== 'everyone' && role === 'visitor' ? 'login' : 'show';
}
