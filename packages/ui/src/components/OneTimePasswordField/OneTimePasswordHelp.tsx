import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { questionIcon } from '../../icons/question.js';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Accordion } from '../Accordion/index.js';
import { Button } from '../Button/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import * as styles from './OneTimePasswordHelp.css.js';

export interface OneTimePasswordHelpProps extends RootProps<HTMLDivElement> {
  /** The id of the one-time password field, which gets the focus once another password is on its way. */
  fieldId: string;
  /** "Resend". @default the ready-made words */
  resendLabel?: string | undefined;
  /** While nothing can be sent again, when it can: "Resend in 0:47". The screen counts. */
  resendIn?: string | undefined;
  onResend: () => void;
  /** Another password is being sent. @default false */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Announced politely when the wait is over. @default the ready-made sentence */
  readyMessage?: string | undefined;
  /** "Not received?" @default the ready-made words */
  title?: string | undefined;
  /** Possible reasons and other ways in, one by one. */
  remedies: readonly ReactNode[];
}

/** Below the form of a one-time password: sends another password and says what to do when none comes. */
export function OneTimePasswordHelp({ fieldId, resendLabel, resendIn, onResend, ...props }: OneTimePasswordHelpProps) {
  const { busy, busyLabel, readyMessage, title, remedies, ...root } = props;
  const words = useWords('OneTimePasswordHelp', { resendLabel, readyMessage, title });
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const waiting = resendIn !== undefined;

  // A button that becomes disabled drops the focus, in some browsers at once. The field takes it, because the new password
  // is typed there; not from a person who has moved on meanwhile.
  useLayoutEffect(() => {
    if (!waiting || !pressed.current) return;
    pressed.current = false;
    const { activeElement, body } = document;
    if (activeElement === body || box.current?.contains(activeElement)) document.getElementById(fieldId)?.focus();
  }, [waiting, fieldId]);

  return (
    <div {...root} className={styles.help}>
      <div ref={box}>
        <Button
          block
          disabled={waiting}
          busy={busy}
          busyLabel={busyLabel}
          onClick={() => {
            pressed.current = true;
            onResend();
          }}
        >
          {resendIn ?? words.resendLabel}
        </Button>
      </div>
      <LiveRegion message={waiting ? '' : words.readyMessage} />
      <Accordion
        items={[
          {
            id: `${fieldId}Help`,
            icon: questionIcon,
            title: words.title,
            content: (
              <ol className={styles.remedies}>
                {remedies.map((remedy, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: sentences that never change their order
                  <li key={index}>{remedy}</li>
                ))}
              </ol>
            ),
          },
        ]}
      />
    </div>
  );
}
