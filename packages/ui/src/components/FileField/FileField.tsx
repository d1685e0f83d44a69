import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { uploadSimpleIcon } from '../../icons/upload-simple.js';
import {
  field as fieldClass,
  hint as hintClass,
  label as labelClass,
  mark as markClass,
} from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { button, size, variant } from '../Button/Button.css.js';
import { Icon } from '../Icon/index.js';
import * as css from './FileField.css.js';
import { type FieldFile, FileRow } from './FileRow.js';

export interface FileFieldProps {
  label: string;
  name: string;
  /** Of the button that picks, so that an error summary can lead to it. @default the name */
  id?: string;
  /** What is there, and what became of each. The owner reads, checks and sends; the field shows. */
  files: readonly FieldFile[];
  /** What was picked, dropped or pasted: one file unless `multiple`. Whether it may be used is the owner's to say. */
  onPick: (files: File[]) => void;
  /** Takes a file away; while it is on its way, stops it. */
  onRemove: (id: string) => void;
  /** Sends a failed file again. */
  onRetry: (id: string) => void;
  /** What the browser's window shows: `image/*`, `application/pdf`. A drop does not ask. @default everything */
  accept?: readonly string[];
  /** @default false */
  multiple?: boolean;
  /** On the button: "Choose a file", "Choose another". */
  pickLabel: string;
  /** Beside the button: "or drop it here". Names the place to drop and to paste. */
  dropLabel: string;
  retryLabel: string;
  /** Stops what is on its way. */
  cancelLabel: string;
  removeLabel: string;
  /** Below the field and read with it: types and the largest size. */
  hint?: ReactNode;
  /** What is wrong with the field and how to mend it. What is wrong with one file stands at the file. */
  error?: string;
  /** After the label of a field that may be left empty. */
  mark?: string;
  /** @default false */
  disabled?: boolean;
  /** @default false */
  readOnly?: boolean;
}

/** Files, picked or dropped, each with what became of it. Built on React Aria's file trigger and drop zone. */
export function FileField({ label, name, id = name, files, onPick, multiple = false, ...props }: FileFieldProps) {
  const { hint, error, mark, disabled = false, readOnly = false, retryLabel, cancelLabel, removeLabel } = props;
  const pickRef = useRef<HTMLButtonElement>(null);
  const pick = (picked: File[]) => {
    const taken = multiple ? picked : picked.slice(0, 1);
    if (taken.length > 0) onPick(taken);
  };
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={fieldClass}>
      <legend className={labelClass} id={`${id}-label`}>
        {label} {mark && <span className={markClass}>{mark}</span>}
      </legend>
      <DropZone
        className={css.zone}
        data-invalid={error ? true : undefined}
        data-off={disabled || undefined}
        aria-label={`${label} ${props.dropLabel}`}
        isDisabled={disabled || readOnly}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => {
          pick(await Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile())));
        }}
      >
        {files.length > 0 && (
          <ul className={css.list}>
            {files.map((file) => (
              <li key={file.id}>
                <FileRow
                  file={file}
                  readOnly={readOnly || disabled}
                  retryLabel={retryLabel}
                  cancelLabel={cancelLabel}
                  removeLabel={removeLabel}
                  onRetry={() => props.onRetry(file.id)}
                  onRemove={() => {
                    // The row goes, and its button with it.
                    pickRef.current?.focus();
                    props.onRemove(file.id);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {!readOnly && (
          <div className={css.pick}>
            <FileTrigger
              acceptedFileTypes={props.accept}
              allowsMultiple={multiple}
              onSelect={(list) => pick([...(list ?? [])])}
            >
              <Button
                className={`${button} ${variant.plain} ${size.small}`}
                ref={pickRef}
                id={id}
                isDisabled={disabled}
                aria-labelledby={`${id}-label ${id}`}
                aria-describedby={described}
              >
                <Icon icon={uploadSimpleIcon} />
                <span>{props.pickLabel}</span>
              </Button>
            </FileTrigger>
            <span className={css.drop} aria-hidden="true">
              {props.dropLabel}
            </span>
          </div>
        )}
      </DropZone>
      {hint && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}
