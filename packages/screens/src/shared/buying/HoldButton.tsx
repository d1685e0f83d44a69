import { Button, type ButtonProps } from '@first-gong/ui/Button';
import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right';
import { signInIcon } from '@first-gong/ui/icons/sign-in';
import { useText } from '../text/index.js';

export interface HoldButtonProps extends Pick<ButtonProps, 'size' | 'form' | 'variant' | 'aria-describedby'> {
  member: boolean;
  /** The member is back from the login: the button is described by the message that the choice was kept. */
  resumed: boolean;
  submitting: boolean;
  /** The words for a member: "Hold seats". */
  children: string;
}

/** Sends the form: it holds the seats of a member, and leads a visitor to the login. */
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
