import { ErrorSummary } from '@first-gong/ui/ErrorSummary';
import { Notice } from '@first-gong/ui/Notice';
import type { ReactNode } from 'react';
import { useText } from '../text/index.js';
import type { Form } from './useForm.js';

export interface FormProblemsProps<Field extends string> {
  form: Pick<Form<Field, object>, 'problems' | 'ids' | 'submission'>;
  /** Heading, which says what did not happen: "You are not logged in yet". */
  title: string;
  /** The labels of fields that can have the same message. The summary names such a field by its label. */
  labels?: Partial<Record<Field, string>>;
  /** Why no answer came and what to do next, or null. @default null */
  failure?: string | null;
  /** After a refusal that no field corrects: what else helps. */
  children?: ReactNode;
}

/**
 * Reasons why a form was not sent: the fields to correct, a refusal, or no answer. The summary of the fields takes the focus at
 * each submission. Place it first, above the fields.
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
          {refusals.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
          {children}
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
