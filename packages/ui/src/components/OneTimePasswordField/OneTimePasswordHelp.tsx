import { type ReactNode, useRef } from 'react';
import { useFocusAfter } from '../../focus.js';
import { questionIcon } from '../../icons/question.js';
import { useFocusInFrame } from '../../private/overlay/container.js';
import type { RootProps } from '../../private/root.js';
import { rootOf } from '../../private/rootOf.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { useWords } from '../../private/words.js';
import { Accordion } from '../Accordion/index.js';
import { Button } from '../Button/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import * as styles from './OneTimePasswordHelp.css.js';

export interface OneTimePasswordHelpProps extends RootProps<HTMLDivElement> {
  /** Id of the field, which gets the focus after a resend. */
  fieldId: string;
  /** "Resend". @default the ready-made words */
  resendLabel?: string | undefined;
  /** Countdown until the next resend: "Resend in 0:47". */
  resendIn?: string | undefined;
  onResend: () => void;
  /** Another password is being sent. @default false */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Announced politely after the countdown. @default the ready-made sentence */
  readyMessage?: string | undefined;
  /** "Not received?" @default the ready-made words */
  title?: string | undefined;
  /** Possible reasons and alternatives. */
  remedies: readonly ReactNode[];
}

/** Resends a one-time password, and helps if none arrives. Below the form. */
export function OneTimePasswordHelp({ fieldId, resendLabel, resendIn, onResend, ...props }: OneTimePasswordHelpProps) {
  const { busy, busyLabel, readyMessage, title, remedies, ref, ...root } = props;
  const help = useRef<HTMLDivElement>(null);
  const helpRef = useMergedRef(help, ref);
  const words = useWords('OneTimePasswordHelp', { resendLabel, readyMessage, title });
  const waiting = resendIn !== undefined;

  useFocusInFrame();
  // A disabled button loses the focus, and the new password is typed in the field.
  useFocusAfter(waiting, () => help.current && rootOf(help.current).getElementById(fieldId));

  return (
    <div {...root} ref={helpRef} className={styles.help}>
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
