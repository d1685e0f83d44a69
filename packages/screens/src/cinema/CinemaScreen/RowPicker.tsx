import {
  blocksIn,
  freeIn,
  type PickedSeat,
  priceToPay,
  type SeatPlan,
  type SectionRow,
  seatKey,
  seatsFrom,
  sectionsOf,
} from '@first-gong/domain';
import { Columns } from '@first-gong/ui/Columns';
import { FilterSelect } from '@first-gong/ui/FilterSelect';
import { Stack } from '@first-gong/ui/Stack';
import { useMemo, useState } from 'react';
import { ticketCount } from '../../shared/cinemaHref.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './CinemaScreen.css.js';
import { PickedStatus } from './PickedStatus.js';
import type { ShowReady } from './state.js';

export interface SeatWayProps {
  state: ShowReady;
  plan: SeatPlan;
  picked: readonly PickedSeat[];
  error: string | undefined;
  onPick: (keys: readonly string[]) => void;
}

/** Two lists with everything on the map: rows, and blocks of adjacent seats. */
export function RowPicker({ state, plan, picked, error, onPick }: SeatWayProps) {
  const { t, format } = useText('cinema', 'seats');
  const { event, choice } = state;
  const count = ticketCount(choice.tickets);
  const rows = useMemo(() => rowsWith(plan, count), [plan, count]);
  const [name, setName] = useState('');
  const chosenRow = picked[0]?.row ?? name;
  const current = rows.find(({ row }) => row.row === chosenRow) ?? rows[0];
  const numbers = picked.map(({ seat }) => Number(seat));
  const first = Math.min(...numbers);
  const isBlock = picked.length === count && picked[0]?.row === current?.row.row && current?.blocks.includes(first);

  if (current === undefined) {
    return (
      <p id="seats" tabIndex={-1} className={styles.part}>
        {t('cinema.listNone', { count })}
      </p>
    );
  }
  const { row, blocks } = current;
  return (
    <Stack gap="s3" className={styles.part}>
      {error !== undefined && (
        <p id="seats-error" className={styles.error}>
          {error}
        </p>
      )}
      <Columns gap="s3" align="stretch">
        <FilterSelect
          label={t('cinema.row')}
          name="row"
          value={row.row}
          options={rows.map((one) => ({
            value: one.row.row,
            label: t('cinema.rowOption', {
              row: one.row.row,
              left: t('common.seatsLeft', { count: freeIn(one.row) }),
              price: format.money(priceToPay(event, one.row.price)),
            }),
          }))}
          onChange={(next) => {
            setName(next);
            onPick([]);
          }}
        />
        <FilterSelect
          id="seats"
          label={t('cinema.block')}
          name="block"
          aria-describedby={error === undefined ? undefined : 'seats-error'}
          value={isBlock ? String(first) : ''}
          options={[
            { value: '', label: t('cinema.blockMissing') },
            ...blocks.map((from) => ({ value: String(from), label: blockText(row, from, count, t) })),
          ]}
          onChange={(next) =>
            onPick(next === '' ? [] : seatsFrom(row, Number(next), Number(next) + count - 1).map(seatKey))
          }
        />
      </Columns>
      <PickedStatus picked={picked} count={count} />
    </Stack>
  );
}

interface RowWithBlocks {
  row: SectionRow;
  /** First seats of the blocks. */
  blocks: number[];
}

const rowsWith = (plan: SeatPlan, count: number): RowWithBlocks[] =>
  sectionsOf(plan)
    .flatMap(({ sections }) => sections.flatMap(({ rows }) => rows))
    .map((row) => ({
      row,
      blocks: blocksIn(plan.zones.find(({ code }) => code === row.zone)?.rows ?? [], row, count),
    }))
    .filter(({ blocks }) => blocks.length > 0);

function blockText(
  { wheelchair, companion }: SectionRow,
  first: number,
  count: number,
  t: ReturnType<typeof useText<'cinema' | 'seats'>>['t'],
): string {
  const last = first + count - 1;
  const seats = count === 1 ? t('cinema.blockOne', { first }) : t('cinema.blockMany', { first, last });
  const has = (numbers: readonly number[]) => numbers.some((number) => number >= first && number <= last);
  const kinds = [has(wheelchair) ? t('seats.wheelchair') : null, has(companion) ? t('seats.companion') : null].filter(
    (kind) => kind !== null,
  );
  return kinds.length === 0 ? seats : t('cinema.blockWith', { seats, kind: kinds.join(t('seats.fact')) });
}
