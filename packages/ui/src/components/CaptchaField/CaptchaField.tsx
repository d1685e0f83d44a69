import { useId, useRef } from 'react';
import { useFocusAfter } from '../../focus.js';
import { arrowClockwiseIcon } from '../../icons/arrow-clockwise.js';
import { envelopeSimpleIcon } from '../../icons/envelope-simple.js';
import { imageIcon } from '../../icons/image.js';
import { questionIcon } from '../../icons/question.js';
import type { FieldProps } from '../../private/Field/props.js';
import { joinTokens } from '../../private/joinTokens.js';
import { useFocusInFrame } from '../../private/overlay/container.js';
import type { NativeProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Button, TextButton } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { TextField } from '../TextField/index.js';
import * as styles from './CaptchaField.css.js';
import { type Spoken, SpokenCode } from './SpokenCode.js';

/** A code in a picture, a question as text, or a code by email. */
export type CaptchaChallenge =
  /** `image` is a URL or an SVG document. `alt` describes it without revealing the code. */
  | { way: 'picture'; image: string; alt: string; spoken?: Spoken | undefined }
  | { way: 'question'; question: string }
  /** `sent` names the recipient and the validity of the code. */
  | { way: 'email'; sent: string };

export type CaptchaKind = 'picture' | 'question' | 'email';

export interface CaptchaFieldProps extends Omit<FieldProps, 'required' | 'readOnly'>, NativeProps<'input'> {
  value: string;
  onChange: (value: string) => void;
  challenge: CaptchaChallenge;
  /** "New picture", "Another question", "Send again". @default the ready-made words */
  renewLabel?: string | undefined;
  onRenew: () => void;
  /** Alternatives to the current way: "Answer a question instead". */
  otherWays: readonly { way: CaptchaKind; label: string }[];
  onWayChange: (way: CaptchaKind) => void;
  /** Another challenge is loading. @default false */
  busy?: boolean | undefined;
  /** Replaces the challenge while busy, and is announced. @default the ready-made words */
  busyLabel?: string | undefined;
}

const icons = { picture: imageIcon, question: questionIcon, email: envelopeSimpleIcon };

/** A captcha with one input: a picture with a spoken version, a question as text, or a code by email. */
export function CaptchaField({ challenge, renewLabel, onRenew, otherWays, onWayChange, ...props }: CaptchaFieldProps) {
  const { busy = false, busyLabel, ...field } = props;
  const words = useWords('CaptchaField', { renewLabel, busyLabel });
  const ownId = useId();
  const { id = field.name ?? ownId, disabled } = field;
  const challengeId = useId();
  const { way } = challenge;
  const captcha = useRef<HTMLDivElement>(null);
  useFocusInFrame();
  // The clicked button has disappeared.
  useFocusAfter(way, () => captcha.current?.querySelector('input'));

  return (
    <div ref={captcha} className={styles.captcha}>
      <div>
        <div className={styles.challenge} id={challengeId} aria-live="polite" data-busy={busy || undefined}>
          {busy ? <p className={styles.busy}>{words.busyLabel}</p> : <Challenge challenge={challenge} />}
        </div>
        <div className={styles.tools}>
          {way === 'picture' && challenge.spoken && !busy && (
            <SpokenCode key={challenge.spoken.src} {...challenge.spoken} disabled={disabled} />
          )}
          <Button size="small" icon={arrowClockwiseIcon} busy={busy} disabled={disabled} onClick={onRenew}>
            {words.renewLabel}
          </Button>
        </div>
      </div>
      <div>
        <TextField
          {...field}
          id={id}
          required
          aria-describedby={joinTokens(challengeId, field['aria-describedby'])}
          inputMode={way === 'email' ? 'numeric' : 'text'}
          autoComplete={way === 'email' ? 'one-time-code' : 'off'}
        />
        <div className={styles.otherWays}>
          {otherWays.map((other) => (
            <TextButton
              key={other.way}
              icon={icons[other.way]}
              disabled={disabled}
              onClick={() => onWayChange(other.way)}
            >
              {other.label}
            </TextButton>
          ))}
        </div>
      </div>
    </div>
  );
}

function Challenge({ challenge }: { challenge: CaptchaChallenge }) {
  if (challenge.way === 'picture') {
    const { image, alt } = challenge;
    // An SVG document in an `img` cannot run scripts.
    const src = image.startsWith('<svg') ? `data:image/svg+xml,${encodeURIComponent(image)}` : image;
    return <img className={styles.picture} src={src} alt={alt} />;
  }
  return (
    <p className={styles.words}>
      <span className={styles.icon}>
        <Icon icon={icons[challenge.way]} />
      </span>
      <span>{challenge.way === 'question' ? challenge.question : challenge.sent}</span>
    </p>
  );
}
