import { Button, type ButtonProps } from '@first-gong/ui/Button';
import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right';
import { signInIcon } from '@first-gong/ui/icons/sign-in';
import { useText } from '../text/index.js';
import type { Holding } from './holding.js';

export interface HoldButtonProps extends Pick<ButtonProps, 'size' | 'form' | 'variant' | 'aria-describedby'> {
  state: Pick<Holding, 'member' | 'resumed' | 'submitting'>;
  /** The label for a member: "Hold seats". */
  children: string;
}

/** Submits the form: holds seats for a member, opens the login for a visitor. */
export function HoldButton({ state: { member, resumed, submitting }, children, ...button }: HoldButtonProps) {
  const { t } = useText('event');
  return (
    <Button
      // After the login, the message about the kept choice describes the button.
      aria-describedby={resumed ? 'resumed' : undefined}
      variant="buy"
      {...button}
      data-hold=""
      block
      type="submit"
      icon={member ? undefined : signInIcon}
      iconAfter={member ? arrowRightIcon : undefined}
      busy={submitting}
      busyLabel={t('event.holding')}
    >
      {member ? children : t('event.loginFirst')}
    </Button>
  );
}
