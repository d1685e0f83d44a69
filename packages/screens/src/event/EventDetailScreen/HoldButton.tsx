import type { Zone } from '@first-gong/domain';
import { HoldButton as Hold, type HoldButtonProps as HoldProps } from '../../shared/buying/index.js';
import { useText } from '../../shared/text/index.js';
import type { EventReady } from './state.js';

const placesLabel = (zone: Zone | null) => {
  if (zone?.unreserved) return 'event.holdUnreserved';
  return zone?.standing ? 'event.holdStanding' : 'event.hold';
};

export interface HoldButtonProps extends Pick<HoldProps, 'size' | 'form'> {
  state: EventReady;
  zone: Zone | null;
}

/** Holds seats, places or an online ticket. */
export function HoldButton({ state, zone, ...button }: HoldButtonProps) {
  const { t } = useText('event');
  return (
    <Hold {...button} state={state}>
      {t(state.event.online ? 'event.holdOnline' : placesLabel(zone))}
    </Hold>
  );
}
