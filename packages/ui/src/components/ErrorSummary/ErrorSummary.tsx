import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { isPlainClick } from '../../followLinks.js';
import { warningIcon } from '../../icons/warning.js';
import { joinIds } from '../../private/joinIds.js';
import type { RootProps } from '../../private/root.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { Icon } from '../Icon/index.js';
import * as styles from './ErrorSummary.css.js';

export interface FormError {
  /** Distinguishes two errors of one field. @default the field's id */
  id?: string | undefined;
  /** The id of the control to correct. */
  fieldId: string;
  /** The same sentence as at the field, with the field named where it does not say so itself. */
  message: string;
}

export interface ErrorSummaryProps extends RootProps<HTMLDivElement> {
  /** Says how many things need another look. */
  title: string;
  /** In the order of the fields. */
  errors: readonly FormError[];
}

/**
 * The errors that stopped a form, first thing under the heading. It takes the focus when it appears; give it a `key`
 * that changes at every submission, so that it takes the focus at the second one too.
 */
export function ErrorSummary({ title, errors, ref, ...root }: ErrorSummaryProps) {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const summaryRef = useMergedRef(summary, ref);
  useEffect(() => summary.current?.focus(), []);

  // A browser scrolls to the target of a link but does not focus it.
  const leadTo = (fieldId: string) => (event: MouseEvent) => {
    const control = document.getElementById(fieldId);
    if (!control || !isPlainClick(event)) return;
    event.preventDefault();
    control.focus();
  };

  return (
    // Not an alert: a screen reader reads what has the focus, and would say it twice.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      {...root}
      className={styles.summary}
      role="group"
      aria-labelledby={joinIds(`${id}t`, root['aria-labelledby'])}
      aria-describedby={joinIds(`${id}e`, root['aria-describedby'])}
      tabIndex={-1}
      ref={summaryRef}
    >
      <h2 id={`${id}t`} className={styles.title}>
        <Icon icon={warningIcon} />
        <span>{title}</span>
      </h2>
      <ul id={`${id}e`} className={styles.list}>
        {errors.map(({ id, fieldId, message }) => (
          <li key={id ?? fieldId}>
            <a className={styles.link} href={`#${fieldId}`} onClick={leadTo(fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
