import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { xIcon } from '../../icons/x.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './Dialog.css.js';
import { useReturnFocus } from './useReturnFocus.js';

export interface DialogProps {
  open: boolean;
  /** Called with false by Escape, the scrim and the cross. */
  onOpenChange: (open: boolean) => void;
  /** A question or a fact; heading of level 2. */
  title: string;
  /** The consequence, read together with the title. */
  description: ReactNode;
  /** Above the title, large: the code of an answer, "403". It is for customer service; the title says it in words. */
  code?: string | undefined;
  /** A large numeral beside the words: the seconds of a countdown. */
  aside?: ReactNode | undefined;
  /** More than the description, for example what is still held. */
  children?: ReactNode | undefined;
  /** Buttons below the perforation. The first takes the focus, so the safe choice comes first. */
  actions: ReactNode;
  /**
   * `alertdialog` asks before something that cannot be undone; the scrim does not close it.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The word of the cross for a screen reader. Without one there is no cross. */
  closeLabel?: string | undefined;
}

/** A ticket on a flat scrim. The page behind it is inert until it is answered; the focus then goes back to where it was. */
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
}: DialogProps) {
  const actionsRef = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus((event) => {
    event.preventDefault();
    actionsRef.current?.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus();
  });
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={styles.scrim}>
          <Content
            className={styles.content}
            role={role}
            {...focus}
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
