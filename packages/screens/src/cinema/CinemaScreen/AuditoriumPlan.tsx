import { priceToPay, type SeatPlan, seatKey, sectionsOf } from '@first-gong/domain';
import { SeatPlan as Plan, type PlanRow, seatPlaces } from '@first-gong/ui/SeatPlan';
import { Stack } from '@first-gong/ui/Stack';
import { useMemo, useState } from 'react';
import { ticketCount } from '../../shared/cinemaHref.js';
import { seatsOn, toggled } from '../../shared/seatChoice/limits.js';
import { HouseLegend, OpenSeat } from '../../shared/seatChoice/SeatMarks.js';
import { type Text, useText } from '../../shared/text/index.js';
import * as styles from './CinemaScreen.css.js';
import { GapAlert } from './GapAlert.js';
import type { Gap } from './gap.js';
import { PickedStatus } from './PickedStatus.js';
import type { SeatWayProps } from './RowPicker.js';

export interface HouseWayProps extends SeatWayProps {
  gap: Gap | null;
}

/** The house as a grid of seats. Marks a gap between picked seats and offers choices that close the gap. */
export function AuditoriumPlan({ state, plan, picked, error, onPick, gap }: HouseWayProps) {
  const text = useText('cinema', 'seats');
  const { t } = text;
  const [opened, setOpened] = useState<string | null>(null);
  const rows = useMemo(() => rowsOf(plan, text), [plan, text]);
  const keys = picked.map(seatKey);
  const seats = rows.flatMap((row) => row.seats);
  const sheet = seats.find(({ id }) => id === opened);
  const [seat] = seatsOn(plan, opened === null ? [] : [opened]);
  const shared = {
    group: state.event.group,
    restrictionOf: (code: string) => state.performance.zones.find((zone) => zone.code === code)?.restrictedView ?? null,
  };
  const between = gap?.row == null ? [] : seats.filter(({ id }) => isBetween(id, gap.row, gap.between));

  return (
    <Stack gap="s3" className={styles.part}>
      {error !== undefined && (
        <p id="seats-error" className={styles.error}>
          {error}
        </p>
      )}
      <p className={styles.facts}>{t('cinema.mapLead')}</p>
      {gap && (
        <GapAlert
          gap={gap}
          seats={
            gap.row === null
              ? []
              : stretchOf(
                  seats,
                  keys,
                  between.map(({ id }) => id),
                )
          }
          onPick={(keys) => {
            onPick(keys);
            document.getElementById('seats')?.focus();
          }}
        />
      )}
      <Plan
        id="seats"
        label={t('seats.map')}
        stage={{ type: 'screen', label: t('seats.screen') }}
        rows={rows}
        value={keys}
        onChange={onPick}
        onOpenSeat={setOpened}
        openSeat={opened}
        gap={gap && between.length > 0 ? { seats: between.map(({ id }) => id), label: t('cinema.gap') } : undefined}
      />
      <HouseLegend
        {...shared}
        plan={plan}
        marks={gap?.row == null ? [] : [{ zone: 'A', state: 'gap', label: t('cinema.gap') }]}
      />
      <PickedStatus picked={picked} count={ticketCount(state.choice.tickets)} />
      {seat && sheet && opened !== null && (
        <OpenSeat
          {...shared}
          seat={seat}
          title={sheet.place}
          section={t('seats.plan')}
          position={sheet.detail}
          picked={keys.includes(opened)}
          onToggle={() => onPick(toggled(keys, opened))}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}

const isBetween = (id: string, row: string | null, numbers: readonly number[]): boolean => {
  const [, name, number] = id.split('/');
  return name === row && numbers.includes(Number(number));
};

const priceOf = ({ zones }: SeatPlan, code: string, { format }: Text): string =>
  format.money(priceToPay({ group: 'cinema' }, zones.find((zone) => zone.code === code)?.price ?? 0));

/** Seats from the first picked one to the last, for the alert. */
function stretchOf(seats: readonly PlanRow['seats'][number][], picked: readonly string[], between: readonly string[]) {
  return seats
    .filter(({ id }) => picked.includes(id) || between.includes(id))
    .map(({ id, zone, type }) => ({ id, zone, type, state: between.includes(id) ? 'gap' : 'selected' }) as const);
}

/** Rows from the screen to the back, for the plan. */
function rowsOf(plan: SeatPlan, text: Text<'cinema' | 'seats'>): PlanRow[] {
  const { t } = text;
  const zoneName = (code: string) => plan.zones.find((zone) => zone.code === code)?.name ?? code;
  return sectionsOf(plan)
    .flatMap(({ sections }) => sections.flatMap(({ rows }) => rows))
    .map(({ section, row, zone, seats, taken, wheelchair, companion }) => {
      const places = seatPlaces([seats]);
      return {
        id: `${section}/${row}`,
        name: row,
        seats: places.map((at, index) => {
          const number = index + 1;
          const sold = taken.includes(number);
          const type = wheelchair.includes(number) ? 'wheelchair' : companion.includes(number) ? 'companion' : 'seat';
          const place = t('cinema.seat', { row, seat: number });
          const facts = sold
            ? [t('seats.sold')]
            : [type === 'seat' ? null : t(`seats.${type}`), zoneName(zone), priceOf(plan, zone, text)];
          const detail = facts.filter((fact) => fact !== null).join(t('seats.fact'));
          return {
            id: seatKey({ section, row, seat: String(number) }),
            at,
            zone,
            type,
            sold,
            place,
            detail,
            name: place + t('seats.fact') + detail,
          } as const;
        }),
      };
    });
}
