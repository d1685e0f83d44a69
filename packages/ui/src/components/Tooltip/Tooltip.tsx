import type { ComponentProps } from 'react';
import { Tooltip as AriaTooltip, Focusable, OverlayArrow, TooltipTrigger } from 'react-aria-components/Tooltip';
import { useOverlayInDialog } from '../Popover/useOverlayInDialog.js';
import * as styles from './Tooltip.css.js';

export interface TooltipProps {
  text: string;
  /** A second, smaller line. */
  detail?: string | undefined;
  /** The control it describes: one element that can be focused and takes a ref and the props of its DOM element. */
  children: ComponentProps<typeof Focusable>['children'];
}

/** A few words about the control that is pointed at or focused. It never takes the focus. Built on React Aria's tooltip. */
export function Tooltip({ text, detail, children }: TooltipProps) {
  const { anchorRef, container } = useOverlayInDialog();
  return (
    // Time enough to pass over a control without it, and to reach the tooltip from its control (WCAG 1.4.13).
    <TooltipTrigger delay={300} closeDelay={200}>
      <Focusable ref={anchorRef}>{children}</Focusable>
      <AriaTooltip className={styles.tooltip} offset={9} UNSTABLE_portalContainer={container}>
        <OverlayArrow>
          <svg className={styles.arrow} width="14" height="8" viewBox="0 0 14 8" aria-hidden="true">
            <path d="M0 0h14L7 8z" />
          </svg>
        </OverlayArrow>
        {text}
        {detail && <span className={styles.detail}>{detail}</span>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
