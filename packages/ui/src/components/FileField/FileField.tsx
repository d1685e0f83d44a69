import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { uploadSimpleIcon } from '../../icons/upload-simple.js';
import { NativeFieldFrame } from '../../private/Field/NativeFieldFrame.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import { FileButton } from '../../private/FileButton.js';
import { joinTokens } from '../../private/joinTokens.js';
import { keepStyleOut } from '../../private/keepStyleOut.js';
import type { RootProps } from '../../private/root.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { useWords } from '../../private/words.js';
import * as styles from './FileField.css.js';
import { type FieldFile, FileRow } from './FileRow.js';

/**
 * `error` is about the field, each file has its own. Root props are on the add button, which a read-only field lacks.
 */
export interface FileFieldProps extends Omit<FieldProps, 'required'>, RootProps<HTMLButtonElement> {
  /** Files with states. The screen reads, checks and uploads them. */
  value: readonly FieldFile[];
  /** Chosen, dropped or pasted files, one unless `multiple`. The screen decides about them. */
  onAdd: (files: File[]) => void;
  /** Removes a file, or aborts its upload. */
  onRemove: (id: string) => void;
  /** Retries a failed upload. */
  onRetry: (id: string) => void;
  /** Types in the file dialog: `image/*`, `application/pdf`. Drops are not limited. @default everything */
  accept?: readonly string[] | undefined;
  /** @default false */
  multiple?: boolean | undefined;
  /** Text of the button: "Choose a file", "Choose another". @default the ready-made words */
  addLabel?: string | undefined;
  /** Next to the button, and name of the drop zone: "or drop it here". @default the ready-made words */
  dropLabel?: string | undefined;
  /** @default the ready-made words */
  retryLabel?: string | undefined;
  /** Aborts an upload. @default the ready-made word */
  cancelLabel?: string | undefined;
  /** @default the ready-made word */
  removeLabel?: string | undefined;
}

/** Chosen or dropped files with states. Built on React Aria's drop zone. */
export function FileField({ value, onAdd, onRemove, onRetry, accept, multiple = false, ...props }: FileFieldProps) {
  const { addLabel, dropLabel, retryLabel, cancelLabel, removeLabel, ...shared } = props;
  const words = useWords('FileField', { addLabel, dropLabel, retryLabel, cancelLabel, removeLabel });
  const { label, labelHidden, hint, error, mark, name, disabled = false, readOnly = false, ...root } = shared;
  const { id = name, ref, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, ...attributes } = root;
  const ownId = useId();
  const ids = { labelId: `${ownId}label`, hintId: `${ownId}hint`, errorId: `${ownId}error` };
  const zoneRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const buttonRef = useMergedRef(addRef, ref);
  const rootRef = useFormReset<readonly FieldFile[], HTMLDivElement>(
    value,
    (first) => {
      for (const { id } of value) if (!first.some((kept) => kept.id === id)) onRemove(id);
    },
    undefined,
  );
  const send = useEffectEvent(({ formData }: FormDataEvent) => {
    if (name === undefined || disabled) return;
    for (const { file } of value) if (file) formData.append(name, file);
  });
  useEffect(() => {
    // A read-only field has no button, and a file input cannot hold files that were dropped.
    const form = zoneRef.current?.closest('form');
    const listener = (event: FormDataEvent) => send(event);
    form?.addEventListener('formdata', listener);
    return () => form?.removeEventListener('formdata', listener);
  }, []);
  const zoneMerged = useMergedRef(zoneRef, rootRef);
  const add = (files: File[]) => {
    const accepted = multiple ? files : files.slice(0, 1);
    if (accepted.length > 0) onAdd(accepted);
  };
  return (
    <NativeFieldFrame {...{ label, labelHidden, hint, error, mark }} {...ids} group>
      <DropZone
        ref={zoneMerged}
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
                    // The clicked button disappears with its row.
                    addRef.current?.focus();
                    onRemove(file.id);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {!readOnly && (
          <div className={styles.add} ref={keepStyleOut}>
            <FileButton
              {...attributes}
              ref={buttonRef}
              id={id}
              icon={uploadSimpleIcon}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              aria-labelledby={joinTokens(ids.labelId, id, labelledBy)}
              aria-describedby={joinTokens(hint ? ids.hintId : undefined, error && ids.errorId, describedBy)}
              onAdd={add}
            >
              {words.addLabel}
            </FileButton>
            <span className={styles.secondary} aria-hidden="true">
              {words.dropLabel}
            </span>
          </div>
        )}
      </DropZone>
    </NativeFieldFrame>
  );
}
