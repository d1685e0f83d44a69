import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as buttonStyles from '../Button/Button.css.js';
import { Icon, type IconShape } from '../Icon/index.js';

interface AddButtonProps {
  label: string;
  icon: IconShape;
  onAdd: (file: File) => void;
  /** Opens the camera at the back. @default false */
  camera?: boolean;
  disabled: boolean;
  id?: string;
  describedBy?: string | undefined;
}

/** Opens the browser's window for pictures, or the camera. */
export function AddButton({ label, icon, onAdd, camera = false, disabled, id, describedBy }: AddButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={['image/*']}
      defaultCamera={camera ? 'environment' : undefined}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onAdd(file);
      }}
    >
      <Button
        className={`${buttonStyles.button} ${buttonStyles.variant.plain} ${buttonStyles.size.small}`}
        id={id}
        isDisabled={disabled}
        aria-describedby={describedBy}
        data-add=""
      >
        <Icon icon={icon} />
        <span>{label}</span>
      </Button>
    </FileTrigger>
  );
}
