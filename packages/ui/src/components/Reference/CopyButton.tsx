import { useState } from 'react';
import { checkIcon } from '../../icons/check.js';
import { copyIcon } from '../../icons/copy.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import type { RootProps } from '../../private/root.js';
import { Button, type ButtonProps } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import * as styles from './Reference.css.js';

export interface CopyButtonProps extends RootProps<HTMLSpanElement> {
  /** Text to copy. */
  value: string;
  /** Text of the button: "Copy reference". */
  children: string;
  /** Shown and announced after copying: "Copied". */
  copiedLabel: string;
  /** Shown and announced on failure, with an alternative: "Could not copy. Select the code instead." */
  failedLabel: string;
  /** @default 'medium' */
  size?: ButtonProps['size'] | undefined;
  /** @default 'plain' */
  variant?: ButtonProps['variant'] | undefined;
}

/** Copies a code to the clipboard and announces the result. */
export function CopyButton({ value, children, copiedLabel, failedLabel, size, variant, ...root }: CopyButtonProps) {
  const [result, setResult] = useState<{ value: string; copied: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult({ value, copied: true });
    } catch {
      // Permission denied, or no clipboard on an unencrypted page.
      setResult({ value, copied: false });
    }
  };
  const shown = result?.value === value ? result : undefined;
  return (
    <span {...root} className={styles.copy}>
      <Button icon={copyIcon} size={size} variant={variant} onClick={copy}>
        {children}
      </Button>
      <span className={shown?.copied === false ? styles.failed : styles.done} role="status">
        {shown && (
          <>
            <Icon icon={shown.copied ? checkIcon : warningCircleIcon} />
            <span>{shown.copied ? copiedLabel : failedLabel}</span>
          </>
        )}
      </span>
    </span>
  );
}
