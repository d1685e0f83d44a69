import type { Zone } from '@first-gong/domain';
import { Button, type ButtonProps } from '@first-gong/ui/Button';
import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right';
import { signInIcon } from '@first-gong/ui/icons/sign-in';
import { useText } from '../shared/text/index.js';
import type { EventReady } from './state.js';

const placesLabel = (zone: Zone | null) => {
  if (zone?.unreserved) return 'event.holdUnreserved';
  return zone?.standing ? 'event.holdStanding' : 'event.hold';
};

export interface HoldButtonProps extends Pick<ButtonProps, 'size' | 'form'> {
  state: EventReady;
  zone: Zone | null;
}

/** Sends the form: it holds the seats of a member, and leads a visitor to the login. */
export function HoldButton({ state: { event, member, submitting, resumed }, zone, ...button }: HoldButtonProps) {
  const { t } = useText('event');
  const holdLabel = event.online ? 'event.holdOnline' : placesLabel(zone);
  return (
    <Button
      {...button}
      data-hold=""
      aria-describedby={resumed ? 'resumed' : undefined}
      variant="buy"
      block
      type="submit"
      icon={member ? undefined : signInIcon}
      iconAfter={member ? arrowRightIcon : undefined}
      busy={submitting}
      busyLabel={t('event.holding')}
    >
      {t(member ? holdLabel : 'event.loginFirst')}
    </Button>
  );
}
