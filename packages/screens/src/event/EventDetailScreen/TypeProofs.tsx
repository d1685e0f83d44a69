import { cinemaAges, needsProof, type TicketType, ticketTypes } from '@first-gong/domain';
import { Stack } from '@first-gong/ui/Stack';
import { ticketTypeNames, useText } from '../../shared/text/index.js';
import * as styles from './SeatPicker.css.js';

const proofs = {
  concession: 'seats.proofConcession',
  senior: 'seats.proofSenior',
  studentChild: 'seats.proofStudentChild',
} as const;

/** Who may use reduced tickets and which proof is needed, shown before a hold. */
export function TypeProofs({ types }: { types: readonly TicketType[] }) {
  const { t } = useText('seats');
  const reduced = ticketTypes.filter((type) => types.includes(type)).filter(needsProof);
  if (reduced.length === 0) return null;
  return (
    <div className={styles.explained}>
      <p>{t('seats.proofTitle')}</p>
      <Stack as="ul" gap="s1" className={styles.proofs}>
        {reduced.map((type) => (
          <li key={type}>
            {t('seats.proof', {
              type: t(ticketTypeNames[type]),
              who: t(proofs[type], { age: cinemaAges.concession, adult: cinemaAges.categoryIII }),
            })}
          </li>
        ))}
      </Stack>
    </div>
  );
}
