import { useState } from 'react';
import { checkIcon } from '../../icons/check.js';
import { copyIcon } from '../../icons/copy.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Button, type ButtonProps } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import * as styles from './Reference.css.js';

export interface CopyButtonProps extends RootProps<HTMLSpanElement> {
  /** The text to copy. */
  value: string;
  /** The button's words: "Copy reference". */
  children: string;
  /** Shown and announced after copying: "Copied". @default the ready-made word */
  copiedLabel?: string | undefined;
  /** Shown and announced when copying fails, with another way: "Could not copy. Select the code instead." @default the ready-made words */
  failedLabel?: string | undefined;
  /** @default 'medium' */
  size?: ButtonProps['size'] | undefined;
  /** @default 'plain' */
  variant?: ButtonProps['variant'] | undefined;
}

/** Copies a code to the clipboard and announces the result. */
export function CopyButton({ value, children, copiedLabel, failedLabel, size, variant, ...root }: CopyButtonProps) {
  const words = useWords('CopyButton', { copiedLabel, failedLabel });
  const [result, setResult] = useState<{ value: string; copied: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult({ value, copied: true });
    } catch {
      // The person or the browser refused, or the page is not encrypted and has no clipboard.
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
            <span>{shown.copied ? words.copiedLabel : words.failedLabel}</span>
          </>
        )}
      </span>
    </span>
  );
}
