import { useRef, useState } from 'react';
import { speakerHighIcon } from '../../icons/speaker-high.js';
import { xIcon } from '../../icons/x.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { Button } from '../Button/index.js';
import { failed } from './CaptchaField.css.js';

export interface Spoken {
  /** The address of the recording. */
  src: string;
  /** "Listen". */
  playLabel: string;
  /** "Stop". */
  stopLabel: string;
  /** Where the recording cannot be played: what to do instead. */
  failedMessage: string;
}

/** The code, read aloud. Fetched when it is asked for. */
export function SpokenCode({ src, playLabel, stopLabel, failedMessage, disabled }: Spoken & { disabled?: boolean }) {
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
      // Stopped before it began: that is what was wanted.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setState('failed');
    });
  };

  const silent = () => setState((now) => (now === 'failed' ? now : 'silent'));
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: its words are the answer */}
      <audio ref={audio} src={src} preload="none" onPause={silent} onEnded={silent} />
      <Button size="small" icon={state === 'playing' ? xIcon : speakerHighIcon} disabled={disabled} onClick={toggle}>
        {state === 'playing' ? stopLabel : playLabel}
      </Button>
      <div className={failed} role="alert">
        {state === 'failed' && <FieldMessage>{failedMessage}</FieldMessage>}
      </div>
    </>
  );
}
