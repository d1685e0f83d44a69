import { type CinemaFilm, type CinemaTicketType, cinemaAges, cinemaTicketTypes, priceToPay } from '@first-gong/domain';
import { DataTable } from '@first-gong/ui/DataTable';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { type Text, ticketTypeNames, useText } from '../../shared/text/index.js';

/** Eligible people of a ticket type and their proof (spec §9 Other rules). */
export const forWhom = (type: CinemaTicketType, t: Text<'cinema'>['t']): string =>
  t(`cinema.who_${type}`, {
    concession: cinemaAges.concession,
    admitted: cinemaAges.admitted,
    child: cinemaAges.categoryIII - 1,
  });

interface TypeRow {
  type: CinemaTicketType;
  /** All-in prices of the day, in cents. */
  prices: number[];
}

/** Ticket types with eligible people, proof and the day's prices (spec §3, §9). */
export function TypeTable({ films }: { films: readonly CinemaFilm[] }) {
  const { t, format } = useText('cinema');
  const all = films.flatMap(({ shows }) => shows.flatMap(({ prices }) => prices));
  const rows = cinemaTicketTypes.map((type): TypeRow => {
    const ofType = all.filter(({ ticketType }) => ticketType === type);
    return { type, prices: ofType.map(({ price }) => priceToPay({ group: 'cinema' }, price)) };
  });
  return (
    <section>
      <SectionHeading aside={t('cinema.typesAside')}>{t('cinema.types')}</SectionHeading>
      <DataTable<TypeRow>
        caption={t('cinema.types')}
        columns={[
          {
            key: 'type',
            header: t('cinema.columnType'),
            rowHeader: true,
            cell: ({ type }) => <b>{t(ticketTypeNames[type])}</b>,
          },
          { key: 'who', header: t('cinema.columnWho'), cell: ({ type }) => <p>{forWhom(type, t)}</p> },
          {
            key: 'price',
            header: t('cinema.columnPrice'),
            type: 'amount',
            cell: ({ prices }) => format.priceRange(Math.min(...prices), Math.max(...prices)),
          },
        ]}
        rows={rows.filter(({ prices }) => prices.length > 0)}
        rowKey={({ type }) => type}
      />
    </section>
  );
}
