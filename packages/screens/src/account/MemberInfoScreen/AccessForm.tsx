import { type AccessFeature, accessFeatures, type Failure, href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { Columns } from '@first-gong/ui/Columns';
import { Inline } from '@first-gong/ui/Inline';
import { Notice } from '@first-gong/ui/Notice';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { failureSentence } from '../../shared/messages/index.js';
import { SectionError, type SectionState } from '../../shared/parts/index.js';
import { useText } from '../../shared/text/index.js';

export interface AccessFormState {
  /** The stored preference, or why it is missing. */
  part: SectionState<AccessFeature>;
  values: readonly AccessFeature[];
  saving: boolean;
  /** The visible choice is stored. */
  saved: boolean;
  /** Why the choice was not stored, or null. */
  failure: Failure | null;
}

interface AccessFormProps {
  state: AccessFormState;
  onChange: (values: AccessFeature[]) => void;
  onSave: () => void;
  onRetry: () => void;
}

/** Access features whose events come first in the member's listing. Saving ends no session. */
export function AccessForm({ state, onChange, onSave, onRetry }: AccessFormProps) {
  const { t, lang } = useText('memberInfo');
  const { part, values, saving, saved, failure } = state;
  const title = t('memberInfo.preferences');
  return (
    <form
      id="access"
      tabIndex={-1}
      aria-labelledby="access-title"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) onSave();
      }}
    >
      <Stack gap="s6">
        <SectionHeading id="access-title">{title}</SectionHeading>
        <SectionError part={part} name={title} again={{ href: href(lang, 'memberInfo'), onRetry }} next="access" />
        {part.data && (
          <>
            <Stack role="group" gap="s3" aria-labelledby="access-label" aria-describedby="access-hint">
              <Text id="access-label" weight="title">
                {t('memberInfo.access')}
              </Text>
              <Text id="access-hint" variant="secondary">
                {t('memberInfo.accessHint')}
              </Text>
              <Columns gap="s3">
                {accessFeatures.map((feature) => (
                  <Checkbox
                    key={feature}
                    name="access"
                    value={feature}
                    checked={values.includes(feature)}
                    onChange={(checked) =>
                      onChange(accessFeatures.filter((each) => (each === feature ? checked : values.includes(each))))
                    }
                  >
                    {t(`common.access_${feature}`)}
                  </Checkbox>
                ))}
              </Columns>
            </Stack>
            {failure && (
              <Notice variant="danger" role="alert">
                <p>{failureSentence(failure, t, (what) => t('memberInfo.accessFailed', { what }))}</p>
              </Notice>
            )}
            <Stack gap="s3">
              <div role="status">{saved && <Notice variant="success">{t('memberInfo.accessSaved')}</Notice>}</div>
              <Inline align="stretch">
                <Button type="submit" busy={saving} busyLabel={t('memberInfo.accessSaving')}>
                  {t('memberInfo.accessSave')}
                </Button>
              </Inline>
            </Stack>
          </>
        )}
      </Stack>
    </form>
  );
}
