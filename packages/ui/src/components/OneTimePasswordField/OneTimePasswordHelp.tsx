import type { ReactNode } from 'react';
import { useFocusAfter } from '../../focus.js';
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
  const waiting = resendIn !== undefined;

  // A button that becomes disabled loses the focus. The new password is typed in the field.
  useFocusAfter(waiting, () => document.getElementById(fieldId));

  return (
    <div {...root} className={styles.help}>
      <div>
        <Button block disabled={waiting} busy={busy} busyLabel={busyLabel} onClick={onResend}>
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
