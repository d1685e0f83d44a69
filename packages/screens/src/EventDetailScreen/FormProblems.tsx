import { ErrorSummary } from '@first-gong/ui/ErrorSummary';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../shared/text/index.js';
import { fieldIds, type Problem } from './problems.js';
import type { EventReady } from './state.js';

export interface FormProblemsProps {
  problems: Problem[];
  failure: EventReady['failure'];
  /** Counts submissions: the summary takes the focus at each. */
  submission: number;
}

/** Why no seats were held: fields to mend, a refusal, or no answer at all. Nothing chosen is lost in any of them. */
export function FormProblems({ problems, failure, submission }: FormProblemsProps) {
  const { t } = useText('event');
  const refusal = problems.find(({ field }) => field === null);
  if (refusal) {
    return (
      <Notice variant="danger" role="alert" title={t('event.problem')}>
        <p>{refusal.message}</p>
      </Notice>
    );
  }
  if (problems.length > 0) {
    return (
      <ErrorSummary
        key={submission}
        title={t('event.problem')}
        errors={problems.flatMap(({ field, message }) => (field ? [{ fieldId: fieldIds[field], message }] : []))}
      />
    );
  }
  if (failure === null) return null;
  return (
    <Notice variant="danger" role="alert" title={t('event.problem')}>
      <p>{failure.message ?? t('event.holdFailed', { what: t(`common.${failure.kind}Title`) })}</p>
    </Notice>
  );
}
