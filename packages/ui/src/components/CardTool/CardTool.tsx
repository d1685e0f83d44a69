import { useId, useRef } from 'react';
import { useFocusAfter } from '../../focus.js';
import { cameraIcon } from '../../icons/camera.js';
import { imageIcon } from '../../icons/image.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { useWords } from '../../private/words.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { AddButton } from './AddButton.js';
import * as styles from './CardTool.css.js';
import { PhotoEditor } from './PhotoEditor.js';
import { Problem } from './Problem.js';
import type { CardToolProps } from './props.js';

/**
 * The front of a credit card, covered before it leaves the device: choose or take a photo, lay ink over digits and date,
 * confirm that they are covered. Home-made; the bars are APG sliders in two directions.
 */
export function CardTool({ label, name, id = name, hint, error, disabled = false, ...props }: CardToolProps) {
  const { value, onChange, onAdd, onUnreadable, onCover, checks, refusal, upload, words: own, ref, ...rest } = props;
  const { maxPixels = 50_000_000, ...root } = rest;
  const words = useWords('CardTool', own);
  const tool = useRef<HTMLFieldSetElement>(null);
  const toolRef = useMergedRef(tool, ref);
  const stage = value === null ? 'empty' : upload?.kind === 'uploaded' ? 'uploaded' : 'photo';
  const nothingToDo = upload?.kind === 'uploading' || upload?.kind === 'uploaded';
  useFocusAfter(stage, () =>
    tool.current?.querySelector(stage === 'photo' ? '[role="slider"]' : '[data-add]:not(:disabled)'),
  );
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
          {hint && <p className={styles.hint}>{hint}</p>}
          <div className={styles.row}>
            <AddButton icon={imageIcon} id={id} aria-describedby={error && messageId} disabled={disabled} onAdd={onAdd}>
              {refusal ? words.chooseAgain : words.choose}
            </AddButton>
            <div className={styles.camera}>
              <AddButton icon={cameraIcon} camera disabled={disabled} onAdd={onAdd}>
                {words.take}
              </AddButton>
            </div>
          </div>
        </div>
      ) : (
        <PhotoEditor
          id={id}
          value={value}
          disabled={disabled}
          {...{ onChange, onAdd, onUnreadable, onCover, checks, refusal, upload, words, maxPixels }}
        />
      )}
      {error && <FieldMessage id={messageId}>{error}</FieldMessage>}
    </fieldset>
  );
}
