import { type ReactNode, useEffect, useRef } from 'react';
import { cameraIcon } from '../../icons/camera.js';
import { imageIcon } from '../../icons/image.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import type { CardPhoto } from './bars.js';
import * as css from './CardTool.css.js';
import { PhotoEditor } from './PhotoEditor.js';
import { PickButton } from './PickButton.js';
import { Problem } from './Problem.js';
import type { CardToolWords } from './words.js';

export type { CardPhoto } from './bars.js';

/** What became of the covered picture. Left out while it has not been sent. */
export type CardUpload =
  | { kind: 'uploading'; label: string; progress?: number }
  | { kind: 'uploaded'; label: string }
  | { kind: 'failed'; title: string; message: string };

export interface CardToolProps {
  /** Names the tool. The heading of its section shows it. */
  label: string;
  name: string;
  /** Of what has to be done next: the button that picks, then the first open check. An error summary leads to it. @default the name */
  id?: string;
  /** Photo, bars and checks; null while there is no photo. Kept by the owner, so that nothing a server does can lose it. */
  value: CardPhoto | null;
  /** Bars were moved or a check was made. */
  onChange: (value: CardPhoto) => void;
  /** A file was picked or a photo taken. Whether it may be used is the owner's to say; `newCardPhoto` makes a value of it. */
  onPick: (file: File) => void;
  /** The browser cannot draw this photo. */
  onUnreadable: () => void;
  /** A new picture with the bars drawn into it: the only one that may leave the device. */
  onCover: (picture: Blob) => void;
  /** What has to be true of the covered photo: digits seen, digits covered, date covered. */
  checks: readonly [digitsSeen: ReactNode, digitsCovered: ReactNode, dateCovered: ReactNode];
  /** Why the file that was picked cannot be used. */
  refusal?: { title: string; message: string };
  upload?: CardUpload;
  words: CardToolWords;
  /** What is wrong with the field and how to mend it. */
  error?: string;
  /** @default false */
  disabled?: boolean;
}

/**
 * The front of a credit card, covered before it leaves the device: pick or take a photo, lay ink over digits and date,
 * say that it is so. Home-made; the bars are APG sliders in two directions, the rest is React Aria's file trigger.
 */
export function CardTool({ label, name, id = name, value, onPick, refusal, error, words, ...props }: CardToolProps) {
  const { upload, disabled = false } = props;
  const tool = useRef<HTMLFieldSetElement>(null);
  const stage = value === null ? 'empty' : upload?.kind === 'uploaded' ? 'uploaded' : 'photo';
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    // What was pressed may be gone with the stage before. Whoever is somewhere else by now is left there.
    if (document.activeElement !== document.body) return;
    const target = stage === 'photo' ? '[role="slider"]' : '[data-pick]:not(:disabled)';
    tool.current?.querySelector<HTMLElement>(target)?.focus();
  }, [stage]);
  const messageId = `${id}-message`;
  return (
    <fieldset ref={tool} className={css.tool} data-invalid={error ? true : undefined}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {value === null ? (
        <div className={refusal ? css.refused : css.empty}>
          {refusal ? (
            <Problem {...refusal} />
          ) : (
            <>
              <span className={css.emptyIcon}>
                <Icon icon={imageIcon} />
              </span>
              <p className={css.title}>{words.empty}</p>
            </>
          )}
          <p className={css.hint}>{words.formats}</p>
          <div className={css.row}>
            <PickButton
              icon={imageIcon}
              label={refusal ? words.chooseAgain : words.choose}
              id={id}
              describedBy={error && messageId}
              disabled={disabled}
              onPick={onPick}
            />
            <div className={css.camera}>
              <PickButton icon={cameraIcon} label={words.take} camera disabled={disabled} onPick={onPick} />
            </div>
          </div>
        </div>
      ) : (
        <PhotoEditor
          {...props}
          value={value}
          id={id}
          words={words}
          refusal={refusal}
          disabled={disabled}
          onPick={onPick}
        />
      )}
      {error && <FieldMessage id={messageId}>{error}</FieldMessage>}
    </fieldset>
  );
}
