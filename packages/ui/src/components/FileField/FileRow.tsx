import { useRef, useState } from 'react';
import { checkCircleIcon } from '../../icons/check-circle.js';
import { fileTextIcon } from '../../icons/file-text.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import { TextButton } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { Progress } from '../Progress/index.js';
import * as styles from './FileField.css.js';
import { useObjectUrl } from './useObjectUrl.js';

/**
 * - `chosen`: not sent yet.
 * - `uploading`: on its way; without `progress` the share that was sent is unknown.
 * - `uploaded`: arrived.
 * - `failed`: did not arrive. The file is still here and can be sent again.
 * - `refused`: cannot be used, because it has a wrong type or is too large. Sending it again would not help.
 */
export type FileState =
  | { kind: 'chosen' }
  | { kind: 'uploading'; label: string; progress?: number | undefined }
  | { kind: 'uploaded'; label: string }
  | { kind: 'failed' | 'refused'; message: string };

export interface FieldFile {
  /** Unique within the field. */
  id: string;
  name: string;
  /** Formatted: "184 KB". */
  size: string;
  state: FileState;
  /** The picture itself, which the row shows small. Left out for a file that is not a picture. */
  image?: Blob | undefined;
}

interface FileRowProps {
  file: FieldFile;
  retryLabel: string;
  cancelLabel: string;
  removeLabel: string;
  /** The file can be seen and not changed. */
  readOnly: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file of the field: picture or icon, name, size, state, and its buttons. */
export function FileRow({ file, retryLabel, readOnly, onRetry, onRemove, ...labels }: FileRowProps) {
  const { name, size, state } = file;
  const removeRef = useRef<HTMLButtonElement>(null);
  const removeLabel = state.kind === 'uploading' ? labels.cancelLabel : labels.removeLabel;
  return (
    <div className={styles.row} data-state={state.kind}>
      <Preview key={file.id} image={file.image} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.size}>{size}</p>
        {/* Always in the page, so that screen readers announce a new state; the percentage stays outside. */}
        <div role="status">
          {state.kind === 'uploaded' && (
            <p className={styles.done}>
              <Icon icon={checkCircleIcon} /> <span>{state.label}</span>
            </p>
          )}
          {(state.kind === 'failed' || state.kind === 'refused') && (
            <p className={styles.problem}>
              <Icon icon={warningCircleIcon} /> <span>{state.message}</span>
            </p>
          )}
        </div>
        {state.kind === 'uploading' && <Progress label={state.label} value={state.progress} />}
      </div>
      {!readOnly && (
        <div className={styles.actions}>
          {state.kind === 'failed' && (
            <TextButton
              aria-label={`${retryLabel} ${name}`}
              onClick={() => {
                // This button disappears while the file is on its way; the button beside it stays.
                removeRef.current?.focus();
                onRetry();
              }}
            >
              {retryLabel}
            </TextButton>
          )}
          <TextButton ref={removeRef} aria-label={`${removeLabel} ${name}`} onClick={onRemove}>
            {removeLabel}
          </TextButton>
        </div>
      )}
    </div>
  );
}

function Preview({ image }: { image: Blob | undefined }) {
  const url = useObjectUrl(image);
  const [broken, setBroken] = useState(false);
  // The name is beside the picture, so the picture needs no text. A picture that the browser cannot draw gets the icon.
  return (
    <span className={styles.preview}>
      {url && !broken ? (
        <img className={styles.picture} src={url} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon icon={fileTextIcon} />
      )}
    </span>
  );
}
