import type { Performance, Zone } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { StickyBar } from '@first-gong/ui/StickyBar';
import { HoldButton } from '../../shared/buying/index.js';
import { rangeToPay, useText } from '../../shared/text/index.js';
import { bestPrice, holdLabel, pickedPrice, pickedSeats } from './choice.js';
import { canBeBought, isFilm } from './soldOut.js';
import type { EventReady } from './state.js';

export interface StickyStepProps {
  state: EventReady;
  performance: Performance | null;
  /** The form of the last step. */
  formId: string;
}

/**
 * Price and next step at the bottom of a phone: performances, zones, then the hold button. Empty if nothing is on sale.
 */
export function StickyStep({ state, performance, formId }: StickyStepProps) {
  const text = useText('event');
  const { t, format } = text;
  const { event, choice } = state;
  if (!canBeBought(event)) return null;
  const held = (zone: Zone | null, price: string) => (
    <StickyBar
      action={
        <HoldButton state={state} form={formId}>
          {t(holdLabel(event, zone))}
        </HoldButton>
      }
    >
      {price}
    </StickyBar>
  );
  const open = performance !== null && performance.availability !== 'soldOut' && !isFilm(event);
  if (open && choice.way !== undefined && choice.way !== 'best') {
    const seats = pickedSeats(state).filter(({ taken }) => !taken);
    return held(null, seats.length === 0 ? rangeToPay(text, event) : format.money(pickedPrice(event, seats).total));
  }
  const zone = open ? performance.zones.find(({ code }) => code === choice.zone) : undefined;
  if (zone) {
    const sold = { ...state, choice: { ...choice, quantity: Math.max(1, choice.quantity) } };
    return held(zone, format.money(bestPrice(sold, zone).total));
  }
  return (
    <StickyBar
      action={
        <Button variant="buy" href={open ? '#zones' : '#performances'}>
          {t(open ? 'event.chooseZone' : 'event.performances')}
        </Button>
      }
    >
      {rangeToPay(text, event)}
    </StickyBar>
  );
}
