import type { Performance } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { StickyBar } from '@first-gong/ui/StickyBar';
import { priceText, useText } from '../shared/text/index.js';
import { choiceFields } from './choice.js';
import { ticketPrice } from './film.js';
import { canBeBought } from './soldOut.js';
import type { EventReady } from './state.js';

/** The price and the next step at the bottom of the screen of a phone. Empty when there is nothing to buy here. */
export function StickyStep({ state, performance }: { state: EventReady; performance: Performance | null }) {
  const text = useText('event');
  const { t, format } = text;
  const { event, choice, film } = state;
  if (!canBeBought(event)) return null;
  const open = performance !== null && performance.availability !== 'soldOut';
  const zone = performance?.zones.find(({ code }) => code === choice.zone);
  const [step, href] = nextStep(open, zone !== undefined);
  const price = zone
    ? format.money(ticketPrice(zone, film) * choice.quantity)
    : priceText(text, event.priceFrom, event.priceTo);
  return (
    <StickyBar
      action={
        <Button variant="buy" href={href}>
          {t(step)}
        </Button>
      }
    >
      {price}
    </StickyBar>
  );
}

type StepKey = 'event.performances' | 'event.goOn' | 'event.chooseZone';

function nextStep(open: boolean, zoneChosen: boolean): [step: StepKey, href: string] {
  if (!open) return ['event.performances', '#performances'];
  return zoneChosen ? ['event.goOn', `#${choiceFields.ids.quantity}`] : ['event.chooseZone', '#zones'];
}
