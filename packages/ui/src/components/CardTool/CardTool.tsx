import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cameraIcon } from '../../icons/camera.js';
import { imageIcon } from '../../icons/image.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import type { FieldProps } from '../../private/Field/props.js';
import type { RootProps } from '../../private/root.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { AddButton } from './AddButton.js';
import type { CardPhoto } from './bars.js';
import * as styles from './CardTool.css.js';
import { PhotoEditor } from './PhotoEditor.js';
import { Problem } from './Problem.js';
import type { CardToolWords } from './words.js';

export type { CardPhoto } from './bars.js';

/** The state of the covered picture. Left out while it has not been sent. */
export type CardUpload =
  | { kind: 'uploading'; label: string; progress?: number | undefined }
  | { kind: 'uploaded'; label: string }
  | { kind: 'failed'; title: string; message: string };

/**
 * The label names the tool; the heading of its section shows it. The `id` goes to the control of the next step (the
 * button that adds a photo, then the first open check, at last the group), so that an error summary can lead to it; other root props go to
 * the group.
 */
export interface CardToolProps
  extends Pick<FieldProps, 'label' | 'name' | 'error' | 'disabled'>,
    RootProps<HTMLFieldSetElement> {
  /** Photo, bars and checks; null while there is no photo. The screen keeps it, so that no failed request can lose it. */
  value: CardPhoto | null;
  /** Bars were moved or a check was made. */
  onChange: (value: CardPhoto) => void;
  /** A file was chosen or a photo taken. The screen decides whether it may be used; `newCardPhoto` makes a value of it. */
  onAdd: (file: File) => void;
  /** The browser cannot draw this photo. */
  onUnreadable: () => void;
  /** Passes on a new picture with the bars drawn into it: the only picture that may leave the device. */
  onCover: (picture: Blob) => void;
  /** What has to be true of the covered photo: digits seen, digits covered, date covered. */
  checks: readonly [digitsSeen: ReactNode, digitsCovered: ReactNode, dateCovered: ReactNode];
  /** Why the file that was added cannot be used. */
  refusal?: { title: string; message: string } | undefined;
  upload?: CardUpload | undefined;
  words: CardToolWords;
}

/**
 * The front of a credit card, covered before it leaves the device: choose or take a photo, lay ink over digits and date,
 * confirm that they are covered. Home-made; the bars are APG sliders in two directions, the rest is React Aria's file
 * trigger.
 */
export function CardTool({ label, name, id = name, error, disabled = false, ...props }: CardToolProps) {
  const { value, onChange, onAdd, onUnreadable, onCover, checks, refusal, upload, words, ref, ...root } = props;
  const tool = useRef<HTMLFieldSetElement>(null);
  const toolRef = useMergedRef(tool, ref);
  const stage = value === null ? 'empty' : upload?.kind === 'uploaded' ? 'uploaded' : 'photo';
  const nothingToDo = upload?.kind === 'uploading' || upload?.kind === 'uploaded';
  const shownStage = useRef(stage);
  useEffect(() => {
    if (shownStage.current === stage) return;
    shownStage.current = stage;
    // The control that was pressed may be gone with its stage. A focus that has moved on meanwhile stays.
    if (document.activeElement !== document.body) return;
    const target = stage === 'photo' ? '[role="slider"]' : '[data-add]:not(:disabled)';
    tool.current?.querySelector<HTMLElement>(target)?.focus();
  }, [stage]);
  const messageId = useId();
  return (
    <fieldset
      {...root}
      id={nothingToDo ? id : undefined}
      ref={toolRef}
      className={styles.tool}
      data-invalid={error ? true : undefined}
    >
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {value === null ? (
        <div className={refusal ? styles.refused : styles.empty}>
          {refusal ? (
            <Problem {...refusal} />
          ) : (
            <>
              <span className={styles.emptyIcon}>
                <Icon icon={imageIcon} />
              </span>
              <p className={styles.title}>{words.empty}</p>
            </>
          )}
          <p className={styles.hint}>{words.formats}</p>
          <div className={styles.row}>
            <AddButton
              icon={imageIcon}
              label={refusal ? words.chooseAgain : words.choose}
              id={id}
              describedBy={error && messageId}
              disabled={disabled}
              onAdd={onAdd}
            />
            <div className={styles.camera}>
              <AddButton icon={cameraIcon} label={words.take} camera disabled={disabled} onAdd={onAdd} />
            </div>
          </div>
        </div>
      ) : (
        <PhotoEditor
          id={id}
          value={value}
          disabled={disabled}
          {...{ onChange, onAdd, onUnreadable, onCover, checks, refusal, upload, words }}
        />
      )}
      {error && <FieldMessage id={messageId}>{error}</FieldMessage>}
    </fieldset>
  );
}
