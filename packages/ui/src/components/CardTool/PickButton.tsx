import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { button, size, variant } from '../Button/Button.css.js';
import { Icon, type IconShape } from '../Icon/index.js';

interface PickButtonProps {
  label: string;
  icon: IconShape;
  onPick: (file: File) => void;
  /** Opens the camera at the back. @default false */
  camera?: boolean;
  disabled: boolean;
  id?: string;
  describedBy?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the browser's window for pictures, or the camera. */
export function PickButton({ label, icon, onPick, camera = false, disabled, id, describedBy, ref }: PickButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={['image/*']}
      defaultCamera={camera ? 'environment' : undefined}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onPick(file);
      }}
    >
      <Button
        className={`${button} ${variant.plain} ${size.small}`}
        ref={ref}
        id={id}
        isDisabled={disabled}
        aria-describedby={describedBy}
        data-pick=""
      >
        <Icon icon={icon} />
        <span>{label}</span>
      </Button>
    </FileTrigger>
  );
}
