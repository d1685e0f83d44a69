import { type CinemaFilm, cinemaTicketTypes, priceToPay } from '@first-gong/domain';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { useId } from 'react';
import { ticketTypeNames, useText } from '../shared/text/index.js';
import * as styles from './CinemaScreen.css.js';
import { forWhom } from './types.js';

/** The ticket types with the people for whom they are, the proof, and their prices on this day (spec §3, §9). */
export function TypeTable({ films }: { films: readonly CinemaFilm[] }) {
  const { t, format } = useText('cinema');
  const id = useId();
  const all = films.flatMap(({ shows }) => shows.flatMap(({ prices }) => prices));
  const toPay = (price: number) => priceToPay({ group: 'cinema' }, price);
  return (
    <section>
      <SectionHeading id={id} aside={t('cinema.typesAside')}>
        {t('cinema.types')}
      </SectionHeading>
      <table className={styles.types} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col" className={styles.typeCell}>
              {t('cinema.columnType')}
            </th>
            <th scope="col" className={styles.typeCell}>
              {t('cinema.columnWho')}
            </th>
            <th scope="col" className={styles.priceCell}>
              {t('cinema.columnPrice')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cinemaTicketTypes.map((type) => {
            const prices = all.filter(({ ticketType }) => ticketType === type).map(({ price }) => toPay(price));
            if (prices.length === 0) return null;
            return (
              <tr key={type}>
                <th scope="row" className={styles.typeName}>
                  {t(ticketTypeNames[type])}
                </th>
                <td className={styles.typeCell}>{forWhom(type, t)}</td>
                <td className={styles.priceCell}>{format.priceRange(Math.min(...prices), Math.max(...prices))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
