import { type Failure, href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Notice } from '@first-gong/ui/Notice';
import { Stack } from '@first-gong/ui/Stack';
import { FormProblems, type FormProblemsProps } from '../form/index.js';
import { failureSentence } from '../messages/index.js';
import { useText } from '../text/index.js';
import type { Holding } from './holding.js';

export interface HoldMessagesProps<Field extends string> extends Pick<FormProblemsProps<Field>, 'form'> {
  state: Pick<Holding, 'failure' | 'uncertain' | 'resumed'>;
  /** Description of the choice that was kept during the login. @default null */
  kept?: string | null;
}

/** Above each form that holds seats: why it failed, and after a login that the choice was kept. */
export function HoldMessages<Field extends string>({ form, state, kept = null }: HoldMessagesProps<Field>) {
  const { t } = useText('event');
  const { failure, uncertain, resumed } = state;
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

/** The cart did not respond either, so the seats may be held. */
function HoldUncertain({ failure }: { failure: Failure }) {
  const { t, lang } = useText('event');
  return (
    <Notice variant="danger" role="alert" title={t('event.holdUncertainTitle')}>
      <Stack gap="s3">
        <p>{t('event.holdUncertain', { what: t(`common.${failure.kind}Title`) })}</p>
        <p>
          <Button size="small" href={href(lang, 'shoppingCart')}>
            {t('common.toCart')}
          </Button>
        </p>
      </Stack>
    </Notice>
  );
}
