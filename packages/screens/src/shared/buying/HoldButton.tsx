import { Button, type ButtonProps } from '@first-gong/ui/Button';
import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right';
import { signInIcon } from '@first-gong/ui/icons/sign-in';
import { useText } from '../text/index.js';

export interface HoldButtonProps extends Pick<ButtonProps, 'size' | 'form' | 'variant' | 'aria-describedby'> {
  member: boolean;
  /** The member returns from the login: the message about the kept choice describes the button. */
  resumed: boolean;
  submitting: boolean;
  /** The label for a member: "Hold seats". */
  children: string;
}

/** Submits the form: holds seats for a member, opens the login for a visitor. */
export function HoldButton({ member, resumed, submitting, children, ...button }: HoldButtonProps) {
  const { t } = useText('event');
  return (
    <Button
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
