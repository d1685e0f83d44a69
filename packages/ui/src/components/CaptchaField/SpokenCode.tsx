import { useRef, useState } from 'react';
import { speakerHighIcon } from '../../icons/speaker-high.js';
import { xIcon } from '../../icons/x.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { useWords } from '../../private/words.js';
import { Button } from '../Button/index.js';
import * as styles from './CaptchaField.css.js';

export interface Spoken {
  /** URL of the recording. */
  src: string;
  /** "Listen". @default the ready-made word */
  playLabel?: string | undefined;
  /** "Stop". @default the ready-made word */
  stopLabel?: string | undefined;
  /** Advice if the recording fails. @default the ready-made advice */
  failedMessage?: string | undefined;
}

/** The code as audio. The browser loads the recording at the first click. */
export function SpokenCode({ src, disabled, ...props }: Spoken & { disabled: boolean | undefined }) {
  const { playLabel, stopLabel, failedMessage } = props;
  const words = useWords('CaptchaField', { playLabel, stopLabel, failedMessage });
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<'silent' | 'playing' | 'failed'>('silent');

  const toggle = async () => {
    if (!audio.current) return;
    if (state === 'playing') {
      audio.current.pause();
      return;
    }
    setState('playing');
    audio.current.currentTime = 0;
    await audio.current.play().catch((reason: unknown) => {
      // A second click stopped the recording before it started.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setState('failed');
    });
  };

  const stop = () => setState((current) => (current === 'failed' ? current : 'silent'));
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: its words are the answer */}
      {/* biome-ignore lint/correctness/noRestrictedElements: for other apps; no page of the site has a spoken code. */}
      <audio ref={audio} src={src} preload="none" onPause={stop} onEnded={stop} />
      <Button size="small" icon={state === 'playing' ? xIcon : speakerHighIcon} disabled={disabled} onClick={toggle}>
        {state === 'playing' ? words.stopLabel : words.playLabel}
      </Button>
      <div className={styles.failed} role="alert">
        {state === 'failed' && <FieldMessage>{words.failedMessage}</FieldMessage>}
      </div>
    </>
  );
}
