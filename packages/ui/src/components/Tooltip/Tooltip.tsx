import type { ComponentProps } from 'react';
import { Tooltip as AriaTooltip, Focusable, OverlayArrow, TooltipTrigger } from 'react-aria-components/Tooltip';
import { useOverlayInDialog } from '../../private/overlay/useOverlayInDialog.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './Tooltip.css.js';

export interface TooltipProps extends RootProps<HTMLDivElement> {
  text: string;
  /** The control: `Button`, `TextButton`, `Link`, or another focusable element with ref and DOM props. */
  children: ComponentProps<typeof Focusable>['children'];
}

/** Short text about the hovered or focused control; never takes the focus. Built on React Aria. */
export function Tooltip({ text, children, ...root }: TooltipProps) {
  const { anchorRef, container } = useOverlayInDialog();
  return (
    // The delays allow crossing a control without a tooltip, and moving onto the tooltip (WCAG 1.4.13).
    <TooltipTrigger delay={300} closeDelay={200}>
      <Focusable ref={anchorRef}>{children}</Focusable>
      <AriaTooltip
        {...root}
        className={styles.tooltip}
        offset={9}
        UNSTABLE_portalContainer={container}
        render={(tooltip) => <div {...root} {...tooltip} />}
      >
        <OverlayArrow>
          <svg className={styles.arrow} width="14" height="8" viewBox="0 0 14 8" aria-hidden="true">
            <path d="M0 0h14L7 8z" />
          </svg>
        </OverlayArrow>
        <span>{text}</span>
      </AriaTooltip>
    </TooltipTrigger>
  );
}
