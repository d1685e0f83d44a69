import type { Performance } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { StickyBar } from '@first-gong/ui/StickyBar';
import { rangeToPay, useText } from '../../shared/text/index.js';
import { bestPrice, pickedPrice, pickedSeats } from './choice.js';
import { HoldButton } from './HoldButton.js';
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
  const open = performance !== null && performance.availability !== 'soldOut' && !isFilm(event);
  if (open && choice.way !== undefined && choice.way !== 'best') {
    const seats = pickedSeats(state).filter(({ taken }) => !taken);
    return (
      <StickyBar action={<HoldButton state={state} zone={null} form={formId} />}>
        {seats.length === 0 ? rangeToPay(text, event) : format.money(pickedPrice(event, seats).total)}
      </StickyBar>
    );
  }
  const zone = open ? performance.zones.find(({ code }) => code === choice.zone) : undefined;
  if (zone) {
    const sold = { ...state, choice: { ...choice, quantity: Math.max(1, choice.quantity) } };
    return (
      <StickyBar action={<HoldButton state={state} zone={zone} form={formId} />}>
        {format.money(bestPrice(sold, zone).total)}
      </StickyBar>
    );
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
