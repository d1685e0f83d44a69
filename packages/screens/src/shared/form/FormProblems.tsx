import { ErrorSummary } from '@first-gong/ui/ErrorSummary';
import { Notice } from '@first-gong/ui/Notice';
import { Stack } from '@first-gong/ui/Stack';
import type { ReactNode } from 'react';
import { useText } from '../text/index.js';
import type { Form } from './useForm.js';

export interface FormProblemsProps<Field extends string> {
  form: Pick<Form<Field, object>, 'problems' | 'ids' | 'submission'>;
  /** Heading that states what failed: "You are not logged in yet". */
  title: string;
  /** Labels that name the field in the summary if several fields can have the same message. */
  labels?: Partial<Record<Field, string>>;
  /** Why there is no response and the next step. @default null */
  failure?: string | null;
  /** Help after an error that no field corrects. */
  children?: ReactNode;
}

/**
 * Why a form was not sent: field errors, a rejection or no response. Receives focus at each submission; place it above
 * the fields.
 */
export function FormProblems<Field extends string>({
  form,
  title,
  labels,
  failure,
  children,
}: FormProblemsProps<Field>) {
  const { t } = useText();
  const { problems, ids, submission } = form;
  const order = Object.keys(ids);
  const errors = problems
    .flatMap(({ field, message }) => (field === null ? [] : [{ field, message }]))
    .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  const worded = ({ field, message }: (typeof errors)[number]) => {
    const label = labels?.[field];
    const isShared = errors.some((other) => other.field !== field && other.message === message);
    return label && isShared ? t('common.problemOf', { field: label, problem: message }) : message;
  };
  const refusals = problems.filter(({ field }) => field === null);
  return (
    <>
      {errors.length > 0 && (
        <ErrorSummary
          key={submission}
          title={title}
          errors={errors.map((error) => ({
            id: `${error.field} ${error.message}`,
            fieldId: ids[error.field],
            message: worded(error),
          }))}
        />
      )}
      {refusals.length > 0 && (
        <Notice variant="danger" role="alert" title={title}>
          <Stack gap="s2">
            {refusals.map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
            {children}
          </Stack>
        </Notice>
      )}
      {problems.length === 0 && failure && (
        <Notice variant="danger" role="alert" title={title}>
          <p>{failure}</p>
        </Notice>
      )}
    </>
  );
}
