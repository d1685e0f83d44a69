import {
  pickedOn,
  type Seat,
  seatKey,
  seatOfKey,
  seatsOfOffer,
  seatView,
  sectionsOf,
  wheelchairOffers,
} from '@first-gong/domain';
import { seatViewText } from '@first-gong/i18n/seatViewText';
import { SeatLegend } from '@first-gong/ui/Seat';
import { type MapPart, type MapSeat, SeatMap } from '@first-gong/ui/SeatMap';
import { SeatSheet } from '@first-gong/ui/SeatSheet';
import { Stack } from '@first-gong/ui/Stack';
import { useMemo, useState } from 'react';
import { useText } from '../../shared/text/index.js';
import { toggled } from './picking.js';
import * as styles from './SeatPicker.css.js';
import { SeatViews } from './SeatViews.js';
import type { WayProps } from './way.js';

/** Seats on a map with its legend. On a phone a sheet describes each seat before it is chosen. */
export function MapWay({ state, plan, words, picked, onPick, error }: WayProps) {
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

  const seat =
    opened === null
      ? undefined
      : pickedOn(
          plan,
          [seatOfKey(opened)].filter((one) => one !== undefined),
        )[0];
  const zones = plan.zones.filter(({ rows }) => rows.length > 0);
  const kinds = (['wheelchair', 'companion'] as const).filter((kind) =>
    zones.some(({ rows }) => rows.some((row) => row[kind].length > 0)),
  );
  const nameOf = (section: string) =>
    parts.flatMap(({ sections }) => sections).find(({ code }) => code === section)?.name ?? section;
  const openedView = seat && seatView(plan, seat);
  const isPicked = opened !== null && picked.includes(opened);

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
      <SeatLegend
        label={t('seats.legend')}
        entries={[
          ...zones.map(({ code, name, price }) => ({
            zone: code,
            label: name,
            price: words.price(price),
            restricted: restricted.has(code),
          })),
          { zone: 'A', state: 'selected', label: t('seats.selected') },
          { zone: 'A', state: 'sold', label: t('seats.sold') },
          ...(choice.wheelchair ? [] : [{ zone: 'A' as const, state: 'faded' as const, label: t('seats.unfit') }]),
          ...kinds.map((type) => ({ zone: 'A' as const, type, label: t(`seats.${type}`) })),
        ]}
      />
      {seat && opened !== null && (
        <SeatSheet
          open
          onOpenChange={() => setOpened(null)}
          title={words.place(seat)}
          seat={{
            zone: seat.zone,
            type: seat.kind,
            restricted: restricted.has(seat.zone),
            state: isPicked ? 'selected' : 'free',
          }}
          section={words.kind(seat.kind) ?? nameOf(seat.section)}
          position={words.zoneName(seat.zone)}
          price={words.price(seat.price)}
          view={
            restricted.has(seat.zone)
              ? { title: t('seats.restricted'), text: words.restriction(seat.zone) ?? '' }
              : undefined
          }
          selectLabel={isPicked ? t('seats.giveUp') : t('seats.select', { price: words.price(seat.price) })}
          onChange={() => {
            onPick(toggled(picked, opened));
            setOpened(null);
          }}
        >
          {openedView && <SeatViews places={[{ seats: words.place(seat), view: openedView }]} />}
        </SeatSheet>
      )}
    </Stack>
  );
}
