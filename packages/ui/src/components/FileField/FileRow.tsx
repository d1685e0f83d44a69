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
 * - `chosen`: not sent.
 * - `uploading`: in progress; unknown without `progress`.
 * - `uploaded`: received.
 * - `failed`: can be retried.
 * - `refused`: wrong type or too large, so a retry is useless.
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
  /** The file itself, which the form then sends under the name of the field. */
  file?: File | undefined;
  /** Thumbnail source, for pictures only. */
  image?: Blob | undefined;
}

interface FileRowProps {
  file: FieldFile;
  retryLabel: string;
  cancelLabel: string;
  removeLabel: string;
  /** Visible but not editable. */
  readOnly: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file: picture or icon, name, size, state and buttons. */
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
        {/* Always rendered, so that screen readers announce changes. The percentage is outside. */}
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
                // This button disappears during the upload; the next one stays.
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
  // The name is next to the picture, so `alt` is empty. An undecodable picture gets the icon.
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
