import type { AccessFeature } from '@first-gong/domain';
import { MemberInfoScreen } from '@first-gong/screens/account/MemberInfoScreen';
import { profileOf, valuesOf } from '@first-gong/screens/account/profile';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { justNow, notReady, together, useCall, useMemberCall, useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { forgetDraft, useMemberDraft } from '../session/draft.js';
import { endSession, readToken } from '../session/session.js';
import { useTitle } from '../site/PageContext.js';
import { useToday } from '../site/useShopTime.js';
import { useWhen } from '../site/useWhen.js';

const noPasswords = { oldPassword: '', newPassword: '', retypedPassword: '' };

/** The member's profile and password (spec §2, §3). Either change ends the session, and the page shows the login. */
export function Page() {
  const { t } = useText('memberInfo');
  const today = useToday();
  const request = useRequest();
  const info = useMemberCall('memberInfo', undefined, { maxAge: justNow });
  const member = info.data;
  const addressList = useCall('addressList');
  const devices = useMemberCall('deviceList', undefined, { maxAge: 0 });
  const preference = useMemberCall('accessPreference', undefined, { maxAge: 0 });
  const [accessDraft, setAccessDraft] = useState<AccessFeature[] | null>(null);
  const [accessSaved, setAccessSaved] = useState(false);
  const access = accessDraft ?? preference.data?.accessFeatures ?? [];
  const [draft, change] = useMemberDraft('memberInfo', member?.memberId, member && valuesOf(member));
  const [passwords, setPasswords] = useState(noPasswords);
  const needed = together(info, addressList);
  const isReady = Boolean(member && draft && addressList.data);
  // The browser looked for the section before it existed.
  useWhen(isReady && location.hash === '#access', () => document.getElementById('access')?.focus());
  useTitle(t('memberInfo.pageTitle'));

  const save = useAction(async () => {
    if (!member || !draft) return undefined;
    const token = readToken();
    await request('updateMemberInfo', { body: profileOf(draft, member) });
    forgetDraft('memberInfo');
    endSession('profileUpdated', token);
    return 'leaving';
  });
  const saveAccess = useAction(async () => {
    preference.set(await request('updateAccessPreference', { body: { accessFeatures: access } }));
    setAccessSaved(true);
  });
  const end = useAction(async (deviceId: string) => {
    devices.set(await request('endDevice', { params: { deviceId } }));
  });
  const changing = useAction(async () => {
    const token = readToken();
    await request('changePassword', { body: passwords });
    endSession('passwordChanged', token);
    return 'leaving';
  });

  return (
    <MemberInfoScreen
      state={
        member && draft && addressList.data
          ? {
              kind: 'ready',
              member,
              profile: { values: draft, ...save.form },
              password: { values: passwords, ...changing.form },
              access: {
                part: { ...preference, data: preference.data && access },
                values: access,
                saving: saveAccess.busy,
                saved: accessSaved && !saveAccess.busy && !saveAccess.reason,
                failure: saveAccess.reason,
              },
              devices: { list: devices, ending: end.input ?? null, failure: end.reason },
              addressList: addressList.data,
              today,
            }
          : notReady(needed.failure)
      }
      onProfile={change}
      onSaveProfile={save.run}
      onPassword={setPasswords}
      onChangePassword={changing.run}
      onAccess={(values) => {
        setAccessDraft(values);
        setAccessSaved(false);
      }}
      onSaveAccess={saveAccess.run}
      onRetryAccess={preference.reload}
      onEndDevice={end.run}
      onRetryDevices={devices.reload}
      onRetry={needed.reload}
    />
  );
}
