import type { Failure } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { FormProblems, type FormProblemsProps } from '../form/index.js';
import { failureSentence } from '../messages/index.js';
import { useText } from '../text/index.js';
import { HoldUncertain } from './HoldNotices.js';

export interface HoldMessagesProps<Field extends string> extends Pick<FormProblemsProps<Field>, 'form'> {
  failure: Failure | null;
  /** The cart did not respond either, so the seats may be held. */
  uncertain: boolean;
  /** The member returns from the login. */
  resumed: boolean;
  /** Description of the choice that was kept during the login. @default null */
  kept?: string | null;
}

/** Above each form that holds seats: why it failed, and after a login that the choice was kept. */
export function HoldMessages<Field extends string>({
  form,
  failure,
  uncertain,
  resumed,
  kept = null,
}: HoldMessagesProps<Field>) {
  const { t } = useText('event');
  return (
    <>
      <FormProblems
        form={form}
        title={t('event.problem')}
        failure={uncertain || !failure ? null : failureSentence(failure, t, (what) => t('event.holdFailed', { what }))}
      />
      {uncertain && failure && <HoldUncertain failure={failure} />}
      {resumed && (
        <Notice id="resumed" variant="success" title={t('event.resumedTitle')} role="status">
          {kept !== null && <p>{kept}</p>}
          <p>{t('event.resumedText')}</p>
        </Notice>
      )}
    </>
  );
}
