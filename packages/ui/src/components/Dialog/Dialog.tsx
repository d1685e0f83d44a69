import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { xIcon } from '../../icons/x.js';
import { isComposing } from '../../private/isComposing.js';
import { revealFocused } from '../../private/revealFocused.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './Dialog.css.js';
import { useReturnFocus } from './useReturnFocus.js';

export interface DialogProps extends RootProps<HTMLDivElement> {
  open: boolean;
  /** Called with false by Escape, the scrim and the close button. */
  onOpenChange: (open: boolean) => void;
  /** A question or a fact; heading of level 2. */
  title: string;
  /** The consequence. Screen readers read it together with the title. */
  description: ReactNode;
  /** Above the title, large: a status code, "403". It is for customer service; the title says the same in words. */
  code?: string | undefined;
  /** A large numeral beside the words: the seconds of a countdown. */
  aside?: ReactNode | undefined;
  /** More than the description, for example the seats that are still held. */
  children?: ReactNode | undefined;
  /**
   * Buttons below the perforation. The first button takes the focus, so the safe choice comes first; in a dialog that
   * asks for a text, the first empty field does.
   */
  actions: ReactNode;
  /**
   * `alertdialog` asks before an action that cannot be undone; the scrim does not close it.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Names the close button for screen readers. Without it there is no close button. */
  closeLabel?: string | undefined;
}

/** A ticket on a flat scrim. The page behind it is inert while it is open; then the focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  code,
  aside,
  children,
  actions,
  role = 'dialog',
  closeLabel,
  ...root
}: DialogProps) {
  const actionsRef = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus((event) => {
    event.preventDefault();
    const fields = actionsRef.current?.closest('[role]')?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
    const empty = [...fields].find(({ value }) => value === '');
    (empty ?? actionsRef.current?.querySelector<HTMLElement>('a[href], button:not(:disabled)'))?.focus();
  });
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={styles.scrim}>
          <Content
            {...root}
            className={styles.content}
            role={role}
            {...focus}
            // Radix goes from the last control to the first one and back without scrolling.
            onFocus={revealFocused}
            onEscapeKeyDown={(event) => {
              if (isComposing(event)) event.preventDefault();
            }}
            onPointerDownOutside={(event) => {
              if (role === 'alertdialog') event.preventDefault();
            }}
          >
            <Ticket strong>
              <div className={styles.words}>
                <div className={styles.text}>
                  {code && <p className={styles.code}>{code}</p>}
                  <Title className={styles.title}>{title}</Title>
                  <Description asChild>
                    <div>{description}</div>
                  </Description>
                  {children}
                </div>
                {aside}
                {closeLabel !== undefined && (
                  <Close className={styles.close}>
                    <Icon icon={xIcon} label={closeLabel} />
                  </Close>
                )}
              </div>
              <Perforation direction="horizontal" />
              <div className={styles.actions} ref={actionsRef}>
                {actions}
              </div>
            </Ticket>
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
}
