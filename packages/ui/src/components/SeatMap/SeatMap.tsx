import { useWords } from '../../private/words.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { SeatLabel } from '../SeatPlan/SeatLabel.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { MapHead } from './MapHead.js';
import type { SeatMapProps } from './props.js';
import * as styles from './SeatMap.css.js';
import { useSeatMap } from './useSeatMap.js';

/**
 * Up to 100,000 seats on a canvas: sections first, seats when zoomed in. A button represents the current seat, so the
 * map has about twenty elements.
 */
export function SeatMap({
  label,
  id,
  stage,
  parts,
  value,
  onChange,
  describe,
  onOpenSeat,
  openSeat = null,
  framed,
  wanted,
  words: own,
  ...root
}: SeatMapProps) {
  const words = useWords('SeatMap', own);
  const behaviour = useSeatMap({ stage, parts, value, onChange, describe, onOpenSeat, framed, wanted });
  const { map, current, label: tip } = behaviour;
  return (
    <div {...root} className={styles.map}>
      <MapHead title={behaviour.near?.name ?? label} words={words} onZoom={behaviour.zoom} onWhole={behaviour.whole} />
      {/* An application: arrow keys go to the map instead of the screen reader's cursor. */}
      <div className={styles.frame} role="application" aria-label={label} aria-describedby={`${id}-help`}>
        <div className={styles.drawing} aria-hidden="true">
          <canvas className={styles.canvas} ref={map.canvas} />
          <canvas className={styles.edge} ref={map.edge} />
          <canvas className={styles.small} ref={map.small} />
          <i className={styles.anchor} ref={behaviour.anchor} />
        </div>
        <button
          type="button"
          id={id}
          ref={map.cursor}
          className={styles.cursor}
          aria-label={current ? describe(current).name : label}
          aria-pressed={current && !current.sold ? value.includes(current.id) : undefined}
          aria-disabled={current?.sold || undefined}
          data-seat={current?.id}
          data-open={(current !== null && current.id === openSeat) || undefined}
          onClick={behaviour.pressCurrent}
          onKeyDown={behaviour.onKeyDown}
          onBlur={behaviour.hideLabel}
        />
      </div>
      <VisuallyHidden id={`${id}-help`}>{words.help}</VisuallyHidden>
      <LiveRegion message={behaviour.spoken} />
      {tip?.seat && (
        <SeatLabel key={tip.seat.id} seat={describe(tip.seat)} anchor={tip.anchor} {...behaviour.onLabel} />
      )}
    </div>
  );
}
