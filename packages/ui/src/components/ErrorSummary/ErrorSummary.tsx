import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { isPlainClick } from '../../followLinks.js';
import { warningIcon } from '../../icons/warning.js';
import { joinTokens } from '../../private/joinTokens.js';
import type { RootProps } from '../../private/root.js';
import { rootOf } from '../../private/rootOf.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { Icon } from '../Icon/index.js';
import * as styles from './ErrorSummary.css.js';

export interface FormError {
  /** Distinguishes errors of one field. @default the field's id */
  id?: string | undefined;
  /** Id of the control. */
  fieldId: string;
  /** The field's error, with the name of the field if missing. */
  message: string;
}

export interface ErrorSummaryProps extends RootProps<HTMLDivElement> {
  /** Number of errors as text. */
  title: string;
  /** In the order of the fields. */
  errors: readonly FormError[];
}

/** Errors of a submitted form, below the heading. Takes the focus on mount; change its `key` with every submission. */
export function ErrorSummary({ title, errors, ref, ...root }: ErrorSummaryProps) {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const summaryRef = useMergedRef(summary, ref);
  // In the commit that shows the summary, so that no key reaches the old focus.
  useLayoutEffect(() => summary.current?.focus(), []);

  // Browsers scroll to a link's target without focusing it.
  const leadTo = (fieldId: string) => (event: MouseEvent) => {
    const control = rootOf(event.currentTarget).getElementById(fieldId);
    if (!control || !isPlainClick(event)) return;
    event.preventDefault();
    control.focus();
  };

  return (
    // Not an alert: screen readers read the focused element, and would read it twice.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      {...root}
      className={styles.summary}
      role="group"
      aria-labelledby={joinTokens(`${id}t`, root['aria-labelledby'])}
      aria-describedby={joinTokens(`${id}e`, root['aria-describedby'])}
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
