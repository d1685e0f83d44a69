import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useContext, useRef } from 'react';
import { xIcon } from '../../icons/x.js';
import { addRoot } from '../../private/addRoot.js';
import { isComposing } from '../../private/isComposing.js';
import { OverlayContainerContext } from '../../private/overlay/container.js';
import { isPressInFrame, lockScroll } from '../../private/overlay/lockScroll.js';
import { revealFocused } from '../../private/revealFocused.js';
import type { RootProps } from '../../private/root.js';
import { missing, useReadyWords } from '../../private/words.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './Dialog.css.js';
import { useReturnFocus } from './useReturnFocus.js';

export interface DialogProps extends Omit<RootProps<HTMLDivElement>, 'title' | 'role'> {
  open: boolean;
  /** Called with false by Escape, the scrim and the close button. */
  onOpenChange: (open: boolean) => void;
  /** A question or fact, as heading of level 2. */
  title: ReactNode;
  /** The consequence, read together with the title. */
  description?: ReactNode | undefined;
  /** Large, above the title: a status code, "403", for customer service. */
  code?: string | undefined;
  /** A large number next to the text: seconds of a countdown. */
  aside?: ReactNode | undefined;
  /** Further content, such as the seats that are still held. */
  children?: ReactNode | undefined;
  /** Buttons below the perforation or rule. The first one takes the focus, or the first empty text field. */
  actions: ReactNode;
  /** `alertdialog` confirms an irreversible action; its scrim does not close it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** `wide` for a table or several fields. @default 'medium' */
  width?: 'medium' | 'wide' | undefined;
  /** `plain` has a rule instead of a perforation. @default 'ticket' */
  variant?: 'ticket' | 'plain' | undefined;
  /** Shows a close button. @default false */
  closable?: boolean | undefined;
  /** Name of the close button. @default the ready-made word */
  closeLabel?: string | undefined;
}

/** A ticket or a plain sheet on a scrim. The page is inert while it is open; then the focus returns. */
export function Dialog({ open, onOpenChange, title, description, code, aside, children, ...props }: DialogProps) {
  const { actions, role = 'dialog', closable, width = 'medium', variant, closeLabel, ...root } = props;
  const ready = useReadyWords('Dialog');
  const actionsRef = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus(() => {
    const fields = actionsRef.current?.closest('[role]')?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
    const empty = [...fields].find(({ value }) => value === '');
    (empty ?? actionsRef.current?.querySelector<HTMLElement>('a[href], button:not(:disabled)'))?.focus();
  });
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={useContext(OverlayContainerContext)}>
        <div
          className={styles.scrim}
          ref={lockScroll}
          onPointerDown={(event) => {
            if (role === 'dialog' && isPressInFrame(event)) onOpenChange(false);
          }}
        >
          {/* Radix wraps the focus without scrolling. */}
          <Content
            {...addRoot(focus, root)}
            className={styles.content[width]}
            data-variant={variant}
            role={role}
            onFocus={(event) => {
              root.onFocus?.(event);
              revealFocused(event);
            }}
            onEscapeKeyDown={(event) => {
              if (isComposing(event)) event.preventDefault();
            }}
            onPointerDownOutside={(event) => {
              if (role === 'alertdialog') event.preventDefault();
            }}
          >
            <Ticket strong className={styles.paper}>
              <div className={styles.words}>
                <div className={styles.text}>
                  {code && <p className={styles.code}>{code}</p>}
                  <Title className={styles.title}>{title}</Title>
                  {description && (
                    <Description asChild>
                      <div>{description}</div>
                    </Description>
                  )}
                  {children}
                </div>
                {aside}
                {closable && (
                  <Close className={styles.close}>
                    <Icon icon={xIcon} label={closeLabel ?? ready?.closeLabel ?? missing('Dialog', 'closeLabel')} />
                  </Close>
                )}
              </div>
              <Perforation direction="horizontal" />
              <div className={styles.actions} ref={actionsRef}>
                {actions}
              </div>
            </Ticket>
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
