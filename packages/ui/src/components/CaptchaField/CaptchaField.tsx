import { type ReactNode, useEffect, useId, useRef } from 'react';
import { arrowClockwiseIcon } from '../../icons/arrow-clockwise.js';
import { envelopeSimpleIcon } from '../../icons/envelope-simple.js';
import { imageIcon } from '../../icons/image.js';
import { questionIcon } from '../../icons/question.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { TextField } from '../TextField/index.js';
import * as styles from './CaptchaField.css.js';
import { type Spoken, SpokenCode } from './SpokenCode.js';

/** What is asked: a code in a picture, a question in words, or the code of an email. */
export type CaptchaChallenge =
  /** `image` is an address or an SVG document; `alt` says what it holds, and never the code. */
  | { way: 'picture'; image: string; alt: string; spoken?: Spoken }
  | { way: 'question'; question: string }
  /** `sent` says where the code went and how long it is good. */
  | { way: 'email'; sent: string };

export type CaptchaWay = CaptchaChallenge['way'];

export interface CaptchaFieldProps {
  /** What is to be entered: "The five letters in the picture". */
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Of the input, so that an error summary can lead to it. @default the name */
  id?: string;
  /** Below the field and read with it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  disabled?: boolean;
  challenge: CaptchaChallenge;
  /** "New picture", "Another question", "Send again". */
  renewLabel: string;
  onRenew: () => void;
  /** The ways beside the one in use: "Answer a question instead". */
  otherWays: readonly { way: CaptchaWay; label: string }[];
  onChooseWay: (way: CaptchaWay) => void;
  /** Another challenge is being fetched. @default false */
  busy?: boolean;
  /** What is said and shown meanwhile. */
  busyLabel: string;
}

const icons = { picture: imageIcon, question: questionIcon, email: envelopeSimpleIcon };

/** Shows that a person is there: a picture with a spoken version, a question in words or a code by email, and one input. */
export function CaptchaField({ challenge, label, name, value, onChange, id = name, ...props }: CaptchaFieldProps) {
  const { hint, error, disabled, renewLabel, onRenew, otherWays, onChooseWay, busy = false, busyLabel } = props;
  const askedId = useId();
  const { way } = challenge;
  const shownWay = useRef(way);

  // The button that chose this way is gone, and the focus with it.
  useEffect(() => {
    if (shownWay.current !== way && document.activeElement === document.body) document.getElementById(id)?.focus();
    shownWay.current = way;
  }, [way, id]);

  return (
    <div className={styles.captcha}>
      <div className={styles.asked} id={askedId} aria-live="polite" data-busy={busy || undefined}>
        {busy ? <p className={styles.busy}>{busyLabel}</p> : <Asked challenge={challenge} />}
      </div>
      <div>
        <TextField
          label={label}
          name={name}
          id={id}
          value={value}
          onChange={onChange}
          hint={hint}
          error={error}
          disabled={disabled}
          required
          describedBy={askedId}
          inputMode={way === 'picture' ? 'text' : 'numeric'}
          autoComplete={way === 'email' ? 'one-time-code' : 'off'}
        />
        <div className={styles.actions}>
          {way === 'picture' && challenge.spoken && !busy && (
            <SpokenCode key={challenge.spoken.src} {...challenge.spoken} disabled={disabled} />
          )}
          {otherWays.map((other) => (
            <Button
              key={other.way}
              size="small"
              icon={icons[other.way]}
              disabled={disabled}
              onClick={() => onChooseWay(other.way)}
            >
              {other.label}
            </Button>
          ))}
          <Button size="small" icon={arrowClockwiseIcon} busy={busy} disabled={disabled} onClick={onRenew}>
            {renewLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Asked({ challenge }: { challenge: CaptchaChallenge }) {
  if (challenge.way === 'picture') {
    const { image, alt } = challenge;
    // As a picture an SVG document cannot run a script, whoever drew it.
    const src = image.startsWith('<svg') ? `data:image/svg+xml,${encodeURIComponent(image)}` : image;
    return <img className={styles.picture} src={src} alt={alt} />;
  }
  return (
    <p className={styles.words}>
      <span className={styles.icon}>
        <Icon icon={icons[challenge.way]} />
      </span>
      {challenge.way === 'question' ? challenge.question : challenge.sent}
    </p>
  );
}
