import type { AddressNode, MemberInfo } from '@first-gong/domain';
import { Inline } from '@first-gong/ui/Inline';
import { Stack } from '@first-gong/ui/Stack';
import { FormProblems, type Submission, SubmitButton, useForm } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import {
  ProfileFields,
  type ProfileValues,
  profileByCode,
  profileErrors,
  profileIds,
  profileKinds,
  profileOf,
} from '../profile/index.js';

/** Values and last submission of one of the two forms. */
export interface FormState<Values> extends Submission {
  values: Values;
}

interface ProfileFormProps {
  member: MemberInfo;
  state: FormState<ProfileValues>;
  addressList: readonly AddressNode[] | null;
  /** Civil date in Hong Kong. */
  today: string;
  onChange: (values: ProfileValues) => void;
  onSave: () => void;
}

const fields = { ids: profileIds, kinds: profileKinds, byCode: profileByCode };

/** The member's personal data. */
export function ProfileForm({ member, state, addressList, today, onChange, onSave }: ProfileFormProps) {
  const { t } = useText('memberInfo');
  const { values, submitting, error, failure } = state;
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    check: () => profileErrors(profileOf(values, member), addressList, today),
    onSubmit: onSave,
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap="s6">
        <FormProblems
          form={form}
          title={t('memberInfo.problem')}
          failure={failure && failureSentence(failure, t, (what) => t('memberInfo.failed', { what }))}
        />
        <ProfileFields
          form={form}
          values={values}
          addressList={addressList}
          today={today}
          aside={
            <>
              <span>{t('memberInfo.loginAs', { email: member.loginEmail })}</span>
              {member.loginName !== null && (
                <>
                  <br />
                  <span>{t('memberInfo.loginName', { name: member.loginName })}</span>
                </>
              )}
            </>
          }
        />
        <Inline align="stretch">
          <SubmitButton busy={submitting} busyLabel={t('memberInfo.saving')}>
            {t('memberInfo.save')}
          </SubmitButton>
        </Inline>
      </Stack>
    </form>
  );
}
