import { useId, useRef } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { uploadSimpleIcon } from '../../icons/upload-simple.js';
import { NativeFieldFrame } from '../../private/Field/NativeFieldFrame.js';
import type { FieldProps } from '../../private/Field/props.js';
import { FileButton } from '../../private/FileButton.js';
import { joinIds } from '../../private/joinIds.js';
import type { RootProps } from '../../private/root.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { useWords } from '../../private/words.js';
import * as styles from './FileField.css.js';
import { type FieldFile, FileRow } from './FileRow.js';

/**
 * An error is about the field; what is wrong with one file stands at the file. The hint says the types and the largest
 * size. Root props go to the button that adds a file, which a read-only field does not have.
 */
export interface FileFieldProps extends Omit<FieldProps, 'required'>, RootProps<HTMLButtonElement> {
  /** The files and the state of each. The screen reads, checks and sends them; the field shows them. */
  value: readonly FieldFile[];
  /** New files were chosen, dropped or pasted: one unless `multiple`. The screen decides whether they may be used. */
  onAdd: (files: File[]) => void;
  /** Takes a file away; stops a file that is on its way. */
  onRemove: (id: string) => void;
  /** Sends a failed file again. */
  onRetry: (id: string) => void;
  /** Files that the browser's window offers: `image/*`, `application/pdf`. A drop is not limited. @default everything */
  accept?: readonly string[] | undefined;
  /** @default false */
  multiple?: boolean | undefined;
  /** On the button: "Choose a file", "Choose another". @default the ready-made words */
  addLabel?: string | undefined;
  /** Beside the button: "or drop it here". Names the place to drop and to paste. @default the ready-made words */
  dropLabel?: string | undefined;
  /** @default the ready-made words */
  retryLabel?: string | undefined;
  /** Stops a file that is on its way. @default the ready-made word */
  cancelLabel?: string | undefined;
  /** @default the ready-made word */
  removeLabel?: string | undefined;
}

/** Files, chosen or dropped, each with its state. Built on React Aria's drop zone. */
export function FileField({ value, onAdd, onRemove, onRetry, accept, multiple = false, ...props }: FileFieldProps) {
  const { addLabel, dropLabel, retryLabel, cancelLabel, removeLabel, ...shared } = props;
  const words = useWords('FileField', { addLabel, dropLabel, retryLabel, cancelLabel, removeLabel });
  const { label, labelHidden, hint, error, mark, name, disabled = false, readOnly = false, ...root } = shared;
  const { id = name, ref, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, ...attributes } = root;
  const ownId = useId();
  const ids = { labelId: `${ownId}label`, hintId: `${ownId}hint`, errorId: `${ownId}error` };
  const addRef = useRef<HTMLButtonElement>(null);
  const buttonRef = useMergedRef(addRef, ref);
  const add = (files: File[]) => {
    const accepted = multiple ? files : files.slice(0, 1);
    if (accepted.length > 0) onAdd(accepted);
  };
  return (
    <NativeFieldFrame {...{ label, labelHidden, hint, error, mark }} {...ids} group>
      <DropZone
        className={styles.zone}
        data-invalid={error ? true : undefined}
        data-off={disabled || undefined}
        aria-label={`${label} ${words.dropLabel}`}
        isDisabled={disabled || readOnly}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => {
          add(await Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile())));
        }}
      >
        {value.length > 0 && (
          <ul className={styles.list}>
            {value.map((file) => (
              <li key={file.id}>
                <FileRow
                  file={file}
                  readOnly={readOnly || disabled}
                  retryLabel={words.retryLabel}
                  cancelLabel={words.cancelLabel}
                  removeLabel={words.removeLabel}
                  onRetry={() => onRetry(file.id)}
                  onRemove={() => {
                    // The button that was pressed goes with its row.
                    addRef.current?.focus();
                    onRemove(file.id);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {!readOnly && (
          <div className={styles.add}>
            <FileButton
              {...attributes}
              ref={buttonRef}
              id={id}
              icon={uploadSimpleIcon}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              aria-labelledby={joinIds(ids.labelId, id, labelledBy)}
              aria-describedby={joinIds(hint ? ids.hintId : undefined, error && ids.errorId, describedBy)}
              onAdd={add}
            >
              {words.addLabel}
            </FileButton>
            <span className={styles.drop} aria-hidden="true">
              {words.dropLabel}
            </span>
          </div>
        )}
      </DropZone>
    </NativeFieldFrame>
  );
}
