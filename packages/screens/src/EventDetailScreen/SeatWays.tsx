import type { EventDetail } from '@first-gong/domain';
import { Icon } from '@first-gong/ui/Icon';
import { armchairIcon } from '@first-gong/ui/icons/armchair';
import { listIcon } from '@first-gong/ui/icons/list';
import { sparkleIcon } from '@first-gong/ui/icons/sparkle';
import { type Choice, eventHref, type SeatWay, seatWays } from '../shared/hrefs/index.js';
import { useText } from '../shared/text/index.js';
import * as styles from './SeatWays.css.js';
import type { ChoiceHandlers } from './state.js';

export interface SeatWaysProps extends Pick<ChoiceHandlers, 'onChoose'> {
  event: EventDetail;
  choice: Choice;
}

const icons = { best: sparkleIcon, list: listIcon, map: armchairIcon } satisfies Record<SeatWay, unknown>;
const labels = { best: 'seats.wayBest', list: 'seats.wayList', map: 'seats.wayMap' } as const;

/** The three equal ways to choose seats. They are links, so that the address keeps the way and any of them can be shared. */
export function SeatWays({ event, choice, onChoose }: SeatWaysProps) {
  const { t, lang } = useText('seats');
  const { way: current = 'best' } = choice;
  return (
    <nav aria-label={t('seats.ways')}>
      <ul className={styles.ways}>
        {seatWays.map((way) => (
          <li key={way} className={styles.item}>
            <a
              className={styles.way}
              href={`${eventHref(lang, event.id, { ...choice, way })}#zones`}
              aria-current={way === current || undefined}
              onClick={(click) => {
                if (click.metaKey || click.ctrlKey || click.shiftKey) return;
                click.preventDefault();
                onChoose({ ...choice, way });
              }}
            >
              <Icon icon={icons[way]} />
              {t(labels[way])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
