import { RuleError } from '@first-gong/domain';
import type { HandlersOf } from '../http/handlers.js';
import { infoView } from '../members/login.js';

export type ProfileNames =
  | 'memberInfo'
  | 'updateMemberInfo'
  | 'changePassword'
  | 'balance'
  | 'pointHistory'
  | 'topUpList'
  | 'topUp'
  | 'favouriteList'
  | 'addFavourite'
  | 'removeFavourite'
  | 'personalNotices'
  | 'readNotices';

const later = (): never => {
  throw new RuleError('serverBusy');
};

/** The member’s profile, password, points, favourites and notices (spec §2 Member services). */
export function createProfileHandlers(): HandlersOf<ProfileNames> {
  return {
    memberInfo: ({ member, lang }) => infoView(member(), lang),
    updateMemberInfo: later,
    changePassword: later,
    balance: ({ member }) => ({ balance: member().points }),
    pointHistory: later,
    topUpList: later,
    topUp: later,
    favouriteList: later,
    addFavourite: later,
    removeFavourite: later,
    personalNotices: later,
    readNotices: later,
  };
}
