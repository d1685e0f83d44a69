import { type Failure, textLength } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Stack } from '@first-gong/ui/Stack';
import { TextArea, type TextAreaProps } from '@first-gong/ui/TextArea';
import type { ReactNode } from 'react';
import { type Form, FormProblems, type FormProblemsProps } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import { CardFront, type CardFrontProps } from './CardFront.js';
import * as styles from './changeRequest.css.js';

export interface RequestFormProps<Field extends string> extends Pick<FormProblemsProps<Field>, 'labels'> {
  form: Pick<Form<Field, object>, 'problems' | 'ids' | 'submission' | 'submit'>;
  title: string;
  lead: string;
  /** Why there is no response, or null. */
  failure: Failure | null;
  /** Help after an error that no field corrects. */
  help?: ReactNode;
  children: ReactNode;
  /** The card's front, which proves who bought; null if no card paid. */
  card: CardFrontProps | null;
  /** Complete and missing parts, and the submit button. */
  slip: ReactNode;
}

/** Form of a change request (spec §5): fields, the card's front, and the slip beside them. */
export function RequestForm<Field extends string>(props: RequestFormProps<Field>) {
  const { form, title, lead, labels, failure, help, children, card, slip } = props;
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
            {card && <CardFront {...card} />}
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
    <Button variant="buy" size="large" block type="submit" busy={busy} busyLabel={t('changeRequest.submitting')}>
      {children}
    </Button>
  );
}
