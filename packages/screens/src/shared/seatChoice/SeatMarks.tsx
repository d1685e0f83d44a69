import type { EventDetail, PlanZone, SeatPlan } from '@first-gong/domain';
import { priceToPay } from '@first-gong/domain';
import { type LegendEntry, SeatLegend } from '@first-gong/ui/Seat';
import { SeatSheet } from '@first-gong/ui/SeatSheet';
import type { ReactNode } from 'react';
import { priceText, useText } from '../text/index.js';

type Kind = 'seat' | 'wheelchair' | 'companion';

interface Zoned {
  group: EventDetail['group'];
  plan: SeatPlan;
  /** Why the view from a zone is restricted, or null. */
  restrictionOf: (code: PlanZone['code']) => string | null;
}

export interface HouseLegendProps extends Zoned {
  /** Marks of this drawing, after free and sold seats. */
  marks: readonly LegendEntry[];
}

/** What the seats of a map or plan look like: zones with prices, states, kinds of seats. */
export function HouseLegend({ group, plan, restrictionOf, marks }: HouseLegendProps) {
  const text = useText('seats');
  const { t } = text;
  const zones = plan.zones.filter(({ rows }) => rows.length > 0);
  const kinds = (['wheelchair', 'companion'] as const).filter((kind) =>
    zones.some(({ rows }) => rows.some((row) => row[kind].length > 0)),
  );
  return (
    <SeatLegend
      label={t('seats.legend')}
      entries={[
        ...zones.map(({ code, name, price }) => ({
          zone: code,
          label: name,
          price: priceText(text, priceToPay({ group }, price)),
          restricted: restrictionOf(code) !== null,
        })),
        { zone: 'A', state: 'selected', label: t('seats.selected') },
        { zone: 'A', state: 'sold', label: t('seats.sold') },
        ...marks,
        ...kinds.map((type) => ({ zone: 'A' as const, type, label: t(`seats.${type}`) })),
      ]}
    />
  );
}

export interface OpenSeatProps extends Omit<Zoned, 'plan'> {
  /** The seat whose sheet is open. `price` in cents. */
  seat: { zone: PlanZone['code']; kind: Kind; price: number };
  /** The seat in words. */
  title: string;
  /** The part of the house; a wheelchair or companion space has its kind in its place. */
  section: string;
  /** The zone in words. */
  position: string;
  picked: boolean;
  /** The view from the seat, if it is known. */
  children?: ReactNode;
  /** Chooses the seat or gives it up. */
  onToggle: () => void;
  onClose: () => void;
}

/** The sheet of a seat, before it is chosen on a phone. */
export function OpenSeat({ seat, title, section, position, picked, ...props }: OpenSeatProps) {
  const { group, restrictionOf, children, onToggle, onClose } = props;
  const text = useText('seats');
  const { t } = text;
  const price = priceText(text, priceToPay({ group }, seat.price));
  const restriction = restrictionOf(seat.zone);
  return (
    <SeatSheet
      open
      onOpenChange={onClose}
      title={title}
      seat={{
        zone: seat.zone,
        type: seat.kind,
        restricted: restriction !== null,
        state: picked ? 'selected' : 'free',
      }}
      section={seat.kind === 'seat' ? section : t(`seats.${seat.kind}`)}
      position={position}
      price={price}
      view={restriction === null ? undefined : { title: t('seats.restricted'), text: restriction }}
      selectLabel={picked ? t('seats.giveUp') : t('seats.select', { price })}
      onChange={() => {
        onToggle();
        onClose();
      }}
    >
      {children}
    </SeatSheet>
  );
}
