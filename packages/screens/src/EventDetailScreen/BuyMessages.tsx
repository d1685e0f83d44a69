import { Notice } from '@first-gong/ui/Notice';
import { HoldUncertain } from '../shared/buying/index.js';
import { FormProblems, type FormProblemsProps } from '../shared/form/index.js';
import { useText } from '../shared/text/index.js';
import type { EventReady } from './state.js';

export interface BuyMessagesProps<Field extends string> extends Pick<FormProblemsProps<Field>, 'form'> {
  state: EventReady;
  /** The choice that a login has kept, in words; null when there is none. */
  kept: string | null;
}

/** Above every form that holds seats: why nothing was held, and after a login that the choice was kept. */
export function BuyMessages<Field extends string>({ state, form, kept }: BuyMessagesProps<Field>) {
  const { t } = useText('event');
  const { failure, uncertain, resumed } = state;
  return (
    <>
      <FormProblems
        form={form}
        title={t('event.problem')}
        failure={
          uncertain || !failure
            ? null
            : (failure.message ?? t('event.holdFailed', { what: t(`common.${failure.kind}Title`) }))
        }
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
