import { type AccessFeature, type AddressNode, href, type MemberInfo } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { MemberShell } from '../../shared/MemberShell.js';
import { NotReady, type NotReadyState } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import type { ProfileValues } from '../profile/index.js';
import { AccessForm, type AccessFormState } from './AccessForm.js';
import { Devices, type DevicesState } from './Devices.js';
import * as styles from './MemberInfoScreen.css.js';
import { PasswordForm, type PasswordValues } from './PasswordForm.js';
import { type FormState, ProfileForm } from './ProfileForm.js';

export type MemberInfoState =
  | NotReadyState
  | {
      kind: 'ready';
      member: MemberInfo;
      profile: FormState<ProfileValues>;
      password: FormState<PasswordValues>;
      access: AccessFormState;
      devices: DevicesState;
      /** Null while loading. */
      addressList: readonly AddressNode[] | null;
      /** Civil date in Hong Kong. */
      today: string;
    };

export interface MemberInfoScreenProps {
  state: MemberInfoState;
  onProfile: (values: ProfileValues) => void;
  onSaveProfile: () => void;
  onPassword: (values: PasswordValues) => void;
  onChangePassword: () => void;
  onAccess: (values: AccessFeature[]) => void;
  onSaveAccess: () => void;
  onRetryAccess: () => void;
  onEndDevice: (deviceId: string) => void;
  onRetryDevices: () => void;
  onRetry: () => void;
}

/**
 * Member information (spec §2): profile and password, whose changes end every session, preferences, and the devices
 * (§4).
 */
export function MemberInfoScreen({ state, onRetry, ...actions }: MemberInfoScreenProps) {
  const { t, lang } = useText('memberInfo', 'member');
  return (
    <MemberShell route="memberInfo">
      {state.kind === 'ready' ? (
        <Stack gap="s7" className={styles.page}>
          <PageTitle lead={t('memberInfo.lead')}>{t('member.info')}</PageTitle>
          <ProfileForm
            member={state.member}
            state={state.profile}
            addressList={state.addressList}
            today={state.today}
            onChange={actions.onProfile}
            onSave={actions.onSaveProfile}
          />
          <PasswordForm
            member={state.member}
            state={state.password}
            onChange={actions.onPassword}
            onSave={actions.onChangePassword}
          />
          <AccessForm
            state={state.access}
            onChange={actions.onAccess}
            onSave={actions.onSaveAccess}
            onRetry={actions.onRetryAccess}
          />
          <Devices state={state.devices} onEnd={actions.onEndDevice} onRetry={actions.onRetryDevices} />
          <Stack as="section" gap="s6" aria-labelledby="my-data">
            <SectionHeading id="my-data">{t('memberInfo.myData')}</SectionHeading>
            <p>{t('memberInfo.myDataText')}</p>
            <Inline>
              <Button href={`${href(lang, 'myData')}#download`}>{t('memberInfo.downloadMyData')}</Button>
              <Button href={`${href(lang, 'myData')}#close`}>{t('memberInfo.closeAccount')}</Button>
            </Inline>
          </Stack>
        </Stack>
      ) : (
        <NotReady state={state} title={t('member.info')} loading={t('memberInfo.loading')} onRetry={onRetry} />
      )}
    </MemberShell>
  );
}
