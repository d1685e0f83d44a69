import { freeIn, type PlanZone, type SectionRow, seatKey, seatView, sectionsOf } from '@first-gong/domain';
import { seatViewText } from '@first-gong/i18n/seatViewText';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { Columns } from '@first-gong/ui/Columns';
import { FilterSelect } from '@first-gong/ui/FilterSelect';
import { Heading } from '@first-gong/ui/Heading';
import { Stack } from '@first-gong/ui/Stack';
import { useMemo, useState } from 'react';
import { toggled } from '../../shared/seatChoice/limits.js';
import { useText } from '../../shared/text/index.js';
import { OfferList } from './OfferList.js';
import * as styles from './SeatPicker.css.js';
import type { WayProps } from './way.js';

/** From left to right. */
const freeSeats = ({ seats, taken }: SectionRow) =>
  Array.from({ length: seats }, (_, index) => index + 1).filter((seat) => !taken.includes(seat));

/** Seats as a list: offers to compare, then section, row and seat. Includes every seat of the map. */
export function SeatListPicker({ state, plan, words, picked, onPick, error }: WayProps) {
  const text = useText('seats');
  const { t } = text;
  const { choice } = state;
  const inZone = ({ zone }: { zone: PlanZone['code'] }) => choice.zone === null || zone === choice.zone;
  const sections = useMemo(() => sectionsOf(plan).flatMap((part) => part.sections), [plan]);
  const open = sections
    .map((section) => ({ ...section, rows: section.rows.filter((row) => inZone(row) && freeIn(row) > 0) }))
    .filter(({ rows }) => rows.length > 0);
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const section = open.find((one) => one.code === code) ?? open[0];
  const row = section?.rows.find((one) => one.row === name) ?? section?.rows[0];
  const view =
    row && section && seatView(plan, { section: section.code, row: row.row, seat: String(Math.ceil(row.seats / 2)) });
  const left = (count: number) => t('common.seatsLeft', { count });

  return (
    <>
      <OfferList state={state} plan={plan} words={words} picked={picked} onPick={onPick} error={error} />
      {section && row && (
        <Stack as="section" gap="s3" aria-labelledby="one-by-one">
          <Heading headingLevel={3} id="one-by-one" weight="title">
            {t('seats.oneByOne')}
          </Heading>
          <Columns gap="s3" align="stretch">
            <FilterSelect
              label={t('seats.section')}
              name="section"
              value={section.code}
              options={open.map(({ code: value, part, rows }) => ({
                value,
                label: t('seats.sectionOption', {
                  code: value,
                  part,
                  left: left(rows.reduce((sum, one) => sum + freeIn(one), 0)),
                }),
              }))}
              onChange={setCode}
            />
            <FilterSelect
              label={t('seats.row')}
              name="row"
              value={row.row}
              options={section.rows.map((one) => ({
                value: one.row,
                label: t('seats.rowOption', {
                  row: one.row,
                  left: left(freeIn(one)),
                  zone: words.zoneName(one.zone),
                  price: words.price(one.price),
                }),
              }))}
              onChange={setName}
            />
          </Columns>
          <fieldset className={styles.boxes}>
            <legend className={styles.legend}>{t('seats.rowSeats', { section: section.code, row: row.row })}</legend>
            {freeSeats(row).map((number) => {
              const key = seatKey({ section: section.code, row: row.row, seat: String(number) });
              const kind = row.wheelchair.includes(number)
                ? 'wheelchair'
                : row.companion.includes(number)
                  ? 'companion'
                  : 'seat';
              return (
                <Checkbox key={key} checked={picked.includes(key)} onChange={() => onPick(toggled(picked, key))}>
                  {[t('seats.seatNumber', { seat: number }), words.kind(kind)].filter(Boolean).join(t('seats.fact'))}
                </Checkbox>
              );
            })}
          </fieldset>
          {view && <p className={styles.explained}>{t('seats.viewRowMiddle', { view: seatViewText(text, view) })}</p>}
          {words.restriction(row.zone) !== null && (
            <p className={styles.explained}>
              {`${t('seats.restricted')}${t('seats.fact')}${words.restriction(row.zone)}`}
            </p>
          )}
        </Stack>
      )}
    </>
  );
}
