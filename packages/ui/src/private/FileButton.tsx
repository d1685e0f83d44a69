import { useRef } from 'react';
import { type ActionButtonProps, Button } from '../components/Button/index.js';
import type { RootProps } from './root.js';

export interface FileButtonProps extends RootProps, Pick<ActionButtonProps, 'icon' | 'disabled' | 'children'> {
  /** File types, as of a native input. @default everything */
  accept?: readonly string[] | undefined;
  /** @default false */
  multiple?: boolean | undefined;
  /** Opens the rear camera, if any. @default false */
  camera?: boolean | undefined;
  onAdd: (files: File[]) => void;
}

/** A button that opens the file dialog or the camera. */
export function FileButton({ accept, multiple = false, camera = false, onAdd, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        size="small"
        onClick={(event) => {
          button.onClick?.(event);
          input.current?.click();
        }}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept?.join()}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
