import { type Seat, seatKey, seatsOfOffer, seatView, sectionsOf, wheelchairOffers } from '@first-gong/domain';
import { seatViewText } from '@first-gong/i18n/seatViewText';
import { type MapPart, type MapSeat, SeatMap } from '@first-gong/ui/SeatMap';
import { Stack } from '@first-gong/ui/Stack';
import { useMemo, useState } from 'react';
import { seatsOn, toggled } from '../../shared/seatChoice/limits.js';
import { HouseLegend, OpenSeat } from '../../shared/seatChoice/SeatMarks.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './SeatPicker.css.js';
import { SeatViews } from './SeatViews.js';
import type { WayProps } from './way.js';

/** Seats on a map with its legend. On a phone a sheet describes each seat before it is chosen. */
export function SeatMapPicker({ state, plan, words, picked, onPick, error }: WayProps) {
  const text = useText('seats');
  const { t } = text;
  const { choice } = state;
  const [opened, setOpened] = useState<string | null>(null);
  const restricted = new Set(plan.zones.map(({ code }) => code).filter((code) => words.restriction(code) !== null));
  const restrictedZones = [...restricted].join();

  const parts = useMemo(
    () =>
      sectionsOf(plan).map(
        ({ part, sections }): MapPart => ({
          place: part.place,
          sections: sections.map(({ code, rows }) => ({
            code,
            name: [code, part.name].filter((word) => word !== '').join(' '),
            rows: rows.map(({ row, zone, seats, taken, wheelchair, companion }) => ({
              name: row,
              zone,
              seats,
              sold: taken,
              wheelchair,
              companion,
              restricted: restrictedZones.split(',').includes(zone),
            })),
          })),
        }),
      ),
    [plan, restrictedZones],
  );
  const wanted = useMemo(
    () => ({ together: choice.quantity, ...(choice.zone !== null && { zones: [choice.zone] }) }),
    [choice.quantity, choice.zone],
  );

  // Frames the best wheelchair space with its companions, and scrolls to it.
  const framed = useMemo(() => {
    if (!choice.wheelchair) return undefined;
    const inZone = plan.zones.filter(({ code }) => choice.zone === null || code === choice.zone);
    return wheelchairOffers(inZone, choice.quantity, 1).slice(0, 1).flatMap(seatsOfOffer).map(seatKey);
  }, [plan, choice.wheelchair, choice.zone, choice.quantity]);

  const priceOf = (code: MapSeat['zone']) => words.price(plan.zones.find((zone) => zone.code === code)?.price ?? 0);
  const viewOf = (seat: Seat) => {
    const view = seatView(plan, seat);
    return view && seatViewText(text, view);
  };
  const describe = ({ section, row, number, zone, type = 'seat', sold, faded }: MapSeat) => {
    const seat = { section, row, seat: String(number) };
    const place = words.place(seat);
    const facts = sold
      ? [t('seats.sold')]
      : [
          words.kind(type),
          words.zoneName(zone),
          priceOf(zone),
          restricted.has(zone) ? t('seats.restricted') : null,
          viewOf(seat),
          faded ? t('seats.unfit') : null,
        ];
    const detail = facts.filter((fact) => fact !== null).join(t('seats.fact'));
    return { place, detail, name: place + t('seats.fact') + detail };
  };

  const [seat] = seatsOn(plan, opened === null ? [] : [opened]);
  const nameOf = (section: string) =>
    parts.flatMap(({ sections }) => sections).find(({ code }) => code === section)?.name ?? section;
  const openedView = seat && seatView(plan, seat);
  const shared = { group: state.event.group, restrictionOf: words.restriction };

  return (
    <Stack gap="s3">
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <SeatMap
        id="seats"
        label={t('seats.map')}
        stage={t(`seats.${plan.focus}`)}
        parts={parts}
        value={picked}
        onChange={onPick}
        describe={describe}
        onOpenSeat={setOpened}
        openSeat={opened}
        wanted={choice.wheelchair ? undefined : wanted}
        framed={framed}
        words={{
          zoomIn: t('seats.zoomIn'),
          zoomOut: t('seats.zoomOut'),
          whole: t('seats.whole'),
          help: t('seats.mapHelp'),
        }}
      />
      <HouseLegend
        {...shared}
        plan={plan}
        marks={choice.wheelchair ? [] : [{ zone: 'A', state: 'faded', label: t('seats.unfit') }]}
      />
      {seat && opened !== null && (
        <OpenSeat
          {...shared}
          seat={seat}
          title={words.place(seat)}
          section={nameOf(seat.section)}
          position={words.zoneName(seat.zone)}
          picked={picked.includes(opened)}
          onToggle={() => onPick(toggled(picked, opened))}
          onClose={() => setOpened(null)}
        >
          {openedView && <SeatViews places={[{ seats: words.place(seat), view: openedView }]} />}
        </OpenSeat>
      )}
    </Stack>
  );
}
