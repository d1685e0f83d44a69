import { useEffect, useState } from 'react';
import { Icon } from '../../components/Icon/index.js';
import { LiveRegion } from '../../components/LiveRegion/index.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import * as styles from './LengthMeter.css.js';

interface LengthMeterProps {
  /** The text whose length is shown. */
  value: string;
  /** The maximum number of characters. */
  limit: number;
  /** Text for the characters left, negative beyond the limit. Without it there are only cells. */
  countLabel?: ((left: number) => string) | undefined;
}

const cells = Array.from({ length: 20 }, (_, cell) => cell);

/** Milliseconds without typing before an announcement, which would disturb otherwise. */
const announcementDelay = 1000;

/** Twenty cells that fill as text grows, counted in code points. A live region announces the last tenth and beyond. */
export function LengthMeter({ value, limit, countLabel }: LengthMeterProps) {
  const count = [...value].length;
  const left = limit - count;
  // The first cell fills with the first character, the last one at the limit.
  const filled = count && Math.max(1, Math.floor((cells.length * count) / limit));
  const words = countLabel?.(left) ?? '';
  const announcement = useDelayed(left <= limit / 10 ? words : '');
  return (
    <div className={styles.meter}>
      <div className={styles.cells} aria-hidden="true">
        {cells.map((cell) => (
          <span
            key={cell}
            className={styles.cell}
            data-state={left < 0 ? 'over' : cell < filled ? 'filled' : 'empty'}
          />
        ))}
      </div>
      {words && (
        <>
          <span className={styles.words} data-over={left < 0 || undefined} aria-hidden="true">
            {left < 0 && <Icon icon={warningCircleIcon} />}
            <span>{words}</span>
          </span>
          <LiveRegion message={announcement} />
        </>
      )}
    </div>
  );
}

/** Returns the text after it was stable for `announcementDelay`. */
function useDelayed(words: string): string {
  const [delayedWords, setDelayedWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(setDelayedWords, announcementDelay, words);
    return () => clearTimeout(timer);
  }, [words]);
  return delayedWords;
}
