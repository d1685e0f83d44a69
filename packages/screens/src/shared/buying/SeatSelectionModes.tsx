import { Icon } from '@first-gong/ui/Icon';
import { armchairIcon } from '@first-gong/ui/icons/armchair';
import { listIcon } from '@first-gong/ui/icons/list';
import { sparkleIcon } from '@first-gong/ui/icons/sparkle';
import { Stack } from '@first-gong/ui/Stack';
import { type SeatSelectionMode, seatSelectionModes } from '../hrefs.js';
import { instead } from '../instead.js';
import { useText } from '../text/index.js';
import * as styles from './SeatSelectionModes.css.js';

export interface SeatWaysProps {
  value: SeatSelectionMode;
  /** The page's address with this way, at its seats. */
  hrefOf: (way: SeatSelectionMode) => string;
  onChange: (way: SeatSelectionMode) => void;
}

const icons = { best: sparkleIcon, list: listIcon, map: armchairIcon } satisfies Record<SeatSelectionMode, unknown>;
const labels = { best: 'seats.wayBest', list: 'seats.wayList', map: 'seats.wayMap' } as const;

/** The three ways to choose seats. Links, so that the address keeps the way and can be shared. */
export function SeatSelectionModes({ value, hrefOf, onChange }: SeatWaysProps) {
  const { t } = useText('seats');
  return (
    <nav aria-label={t('seats.ways')}>
      <ul className={styles.ways}>
        {seatSelectionModes.map((way) => (
          <Stack as="li" key={way} className={styles.item}>
            <a
              className={styles.way}
              href={hrefOf(way)}
              aria-current={way === value || undefined}
              onClick={instead(() => onChange(way))}
            >
              <Icon icon={icons[way]} />
              <span>{t(labels[way])}</span>
            </a>
          </Stack>
        ))}
      </ul>
    </nav>
  );
}
