import { useState } from 'react';
import { checkIcon } from '../../icons/check.js';
import { copyIcon } from '../../icons/copy.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import { Button, type ButtonProps } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import * as styles from './Reference.css.js';

export interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** What it does: "Copy reference". */
  children: string;
  /** Said and shown when it is done: "Copied". */
  copiedLabel: string;
  /** Said and shown when the browser refuses, with another way: "Could not copy. Select the code instead." */
  failedLabel: string;
  /** @default 'medium' */
  size?: ButtonProps['size'] | undefined;
  /** @default 'plain' */
  variant?: ButtonProps['variant'] | undefined;
}

/** Puts a code on the clipboard and says whether it did. */
export function CopyButton({ value, children, copiedLabel, failedLabel, size, variant }: CopyButtonProps) {
  const [result, setResult] = useState<{ of: string; copied: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult({ of: value, copied: true });
    } catch {
      // Refused by the person or the browser, or a page without encryption, where there is no clipboard at all.
      setResult({ of: value, copied: false });
    }
  };
  const shown = result?.of === value ? result : undefined;
  return (
    <span className={styles.copy}>
      <Button icon={copyIcon} size={size} variant={variant} onClick={copy}>
        {children}
      </Button>
      <span className={shown?.copied === false ? styles.failed : styles.done} role="status">
        {shown && (
          <>
            <Icon icon={shown.copied ? checkIcon : warningCircleIcon} />
            {shown.copied ? copiedLabel : failedLabel}
          </>
        )}
      </span>
    </span>
  );
}
