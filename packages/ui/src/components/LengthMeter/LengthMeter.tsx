import { useEffect, useState } from 'react';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import * as styles from './LengthMeter.css.js';

export interface LengthMeterProps extends RootProps<HTMLDivElement> {
  /** The text whose length is shown. */
  value: string;
  /** The most characters that the text may have. */
  limit: number;
  /** Words how many characters are left; a negative number is how many are too many. Without it there are cells alone. */
  countLabel?: ((left: number) => string) | undefined;
}

const cells = Array.from({ length: 20 }, (_, cell) => cell);

/** How many milliseconds the keys must rest before the count is announced: an announcement per key would disturb the typing. */
const pause = 1000;

/**
 * Twenty cells that fill as a text grows: a count of characters (code points, so that 𠮷 is one), never a verdict. Cells
 * and words are for the eye. A screen reader announces the count politely in the last tenth and past the end.
 */
export function LengthMeter({ value, limit, countLabel, ...root }: LengthMeterProps) {
  const count = [...value].length;
  const left = limit - count;
  // The first cell fills at the first character, the last one only when nothing is left.
  const filled = count && Math.max(1, Math.floor((cells.length * count) / limit));
  const words = countLabel?.(left) ?? '';
  const spoken = useRested(left <= limit / 10 ? words : '');
  return (
    <div {...root} className={styles.meter}>
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
            {words}
          </span>
          <LiveRegion message={spoken} />
        </>
      )}
    </div>
  );
}

/** The words, as soon as they have not changed for a moment. */
function useRested(words: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(setRested, pause, words);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}
