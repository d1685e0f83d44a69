import {
  AccessChoice,
  AccessPreference,
  LoggedInDevice,
  MemberInfo,
  MemberProfile,
  NoticePage,
  NoticesRead,
  PasswordChange,
  UnreadCount,
} from '@first-gong/domain';
import { array, literal, object, optional, string, type } from 'superstruct';
import { defineCall } from '../call.js';
import { addressErrors, profileErrors } from './errors.js';

/** The response to a change that ends every session of the account (spec §4 Session). */
const Updated = type({ updated: literal(true), loginRequired: literal(true) });

/** Member services (spec §2 Member services, §7). */
export const memberCalls = {
  memberInfo: defineCall({
    method: 'GET',
    path: '/api/Member/MemberInfo.do',
    who: 'member',
    response: MemberInfo,
    errors: [],
    source: 'spec §7',
  }),

  updateMemberInfo: defineCall({
    method: 'POST',
    path: '/api/Member/MemberInfo.do',
    who: 'member',
    body: MemberProfile,
    response: Updated,
    errors: ['updateFailed', ...profileErrors, ...addressErrors],
    systemError: 'updateFailed',
    source: 'spec §7',
  }),

  changePassword: defineCall({
    method: 'POST',
    path: '/api/Member/ChangePassword.do',
    who: 'member',
    body: PasswordChange,
    response: Updated,
    errors: [
      'oldPasswordRequired',
      'oldPasswordIncorrect',
      'newPasswordRequired',
      'passwordLength',
      'passwordConfirmRequired',
      'passwordMismatch',
    ],
    source: 'spec §7',
  }),

  accessPreference: defineCall({
    method: 'GET',
    path: '/api/Member/AccessPreference.do',
    who: 'member',
    response: AccessPreference,
    errors: [],
    source: 'extension',
  }),

  updateAccessPreference: defineCall({
    method: 'POST',
    path: '/api/Member/AccessPreference.do',
    who: 'member',
    body: AccessChoice,
    response: AccessPreference,
    errors: [],
    source: 'extension',
  }),

  deviceList: defineCall({
    method: 'GET',
    path: '/api/user/devices.do',
    who: 'member',
    response: array(LoggedInDevice),
    errors: [],
    source: 'spec §4 Session, extension',
  }),

  endDevice: defineCall({
    method: 'DELETE',
    path: '/api/user/devices/{deviceId}.do',
    who: 'member',
    response: array(LoggedInDevice),
    errors: [],
    source: 'spec §4 Session, extension',
  }),

  personalNotices: defineCall({
    method: 'POST',
    path: '/api/user/personalNotices.do',
    who: 'member',
    /** From 1. */
    query: object({ page: optional(string()) }),
    response: NoticePage,
    errors: [],
    source: 'spec §7',
  }),

  readNotices: defineCall({
    method: 'POST',
    path: '/api/user/personalNotice/read.do',
    who: 'member',
    body: NoticesRead,
    response: UnreadCount,
    errors: [],
    source: 'spec §7',
  }),
};
