import { textLength } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Stack } from '@first-gong/ui/Stack';
import { TextArea, type TextAreaProps } from '@first-gong/ui/TextArea';
import type { ReactNode } from 'react';
import {
  type FieldProps,
  type Form,
  FormProblems,
  type FormProblemsProps,
  SubmitButton,
} from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import { CardFront } from './CardFront.js';
import * as styles from './changeRequest.css.js';
import { type CardFrontHandlers, needsCard, type RequestFormState } from './state.js';

interface RequestFormProps<Field extends string> extends Pick<FormProblemsProps<Field | 'cardImage'>, 'labels'> {
  form: Pick<Form<Field | 'cardImage', object>, 'problems' | 'ids' | 'submission' | 'submit' | 'messageFor'>;
  state: RequestFormState<{ withoutCard: boolean }>;
  title: string;
  lead: string;
  /** Help after an error that no field corrects. */
  help?: ReactNode;
  children: ReactNode;
  /** Handlers of the card's front, which proves who bought. */
  card: CardFrontHandlers;
  /** The choice of a visitor that no card paid. */
  withoutCard: FieldProps<boolean>;
  /** The buyer's proof instead of the card. */
  proof: ReactNode;
  /** Complete and missing parts, and the submit button. */
  slip: ReactNode;
}

/** Form of a change request (spec §5): fields, the card's front, and the slip beside them. */
export function RequestForm<Field extends string>(props: RequestFormProps<Field>) {
  const { form, state, title, lead, labels, help, children, card, withoutCard, proof, slip } = props;
  const { order, failure } = state;
  const { t } = useText('changeRequest');
  const hotline = t('common.hotlineNumber');
  return (
    <Container className={styles.page}>
      <form method="post" noValidate onSubmit={form.submit}>
        <Stack gap="s6" className={styles.form}>
          <Stack gap="s6">
            <PageTitle lead={lead}>{title}</PageTitle>
            <FormProblems
              form={form}
              title={t('changeRequest.problem')}
              labels={labels}
              failure={failure && failureSentence(failure, t, (what) => t('changeRequest.failed', { what, hotline }))}
            >
              {help}
            </FormProblems>
            {children}
            {(order === null || needsCard(state)) && (
              <CardFront
                {...card}
                id={form.ids.cardImage}
                state={state.card}
                error={form.messageFor('cardImage')}
                disabled={state.submitting}
                without={order ? null : { ...withoutCard, proof }}
              />
            )}
          </Stack>
          <div className={styles.slip}>{slip}</div>
        </Stack>
      </form>
    </Container>
  );
}

/** Address with a count of the characters left. */
export function AddressField(props: Omit<TextAreaProps, 'rows' | 'limit' | 'countLabel'>) {
  const { t } = useText('changeRequest');
  return (
    <TextArea
      {...props}
      rows={3}
      limit={textLength.address}
      countLabel={(left) =>
        left < 0 ? t('changeRequest.tooMany', { count: -left }) : t('changeRequest.charactersLeft', { count: left })
      }
      required
    />
  );
}

/** Submit button of the form, busy while the request is pending. */
export function SubmitRequest({ busy, children }: { busy: boolean; children: ReactNode }) {
  const { t } = useText('changeRequest');
  return (
    <SubmitButton block busy={busy} busyLabel={t('changeRequest.submitting')}>
      {children}
    </SubmitButton>
  );
}
