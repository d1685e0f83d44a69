import { type PointerEvent, useId, useRef } from 'react';
import { GroupFrame } from '../../private/Field/GroupFrame.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import { fill } from '../../private/fill.js';
import type { RootProps } from '../../private/root.js';
import { useGroupFocus } from '../../private/useGroupFocus.js';
import { useWords } from '../../private/words.js';
import * as styles from './Slider.css.js';

/** The `id` is on the first thumb, for an error summary. Other root props are on the group. */
export interface SliderProps<Value extends number | readonly [number, number]>
  extends Omit<FieldProps, 'required' | 'readOnly'>,
    RootProps<HTMLDivElement> {
  /** A number, or both ends of a range. A form sends the ends as the name with `From` and `To`. */
  value: Value;
  /** Called at each step. The ends of a range do not cross. */
  onChange: (value: Value) => void;
  /** Called at the end of a drag, and after each key: for a search or a call. */
  onChangeEnd?: ((value: Value) => void) | undefined;
  /** The label is before the value, as in a `FilterSelect`. @default false */
  labelInside?: boolean | undefined;
  /** @default 0 */
  min?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** @default 1 */
  step?: number | undefined;
  /** Text of a number, shown and read: "HK$200". @default its digits */
  valueText?: ((value: number) => string) | undefined;
  /** Name of the lower thumb: "From". @default the ready-made word */
  fromLabel?: string | undefined;
  /** Name of the upper thumb: "To". @default the ready-made word */
  toLabel?: string | undefined;
  /** Text of a range, with `{{from}}` and `{{to}}`. @default the ready-made text */
  rangeLabel?: string | undefined;
}

/** A number on a track, or a range with two thumbs. Native, so that a list loads no control library for it. */
export function Slider<Value extends number | readonly [number, number]>(props: SliderProps<Value>) {
  const ownId = useId();
  const { value, onChange, onChangeEnd, min = 0, max = 100, step = 1, valueText = String, ...rest } = props;
  const { labelInside = false, fromLabel, toLabel, rangeLabel, name, id = name ?? ownId, ref, ...frame } = rest;
  const ends: readonly number[] = typeof value === 'number' ? [value] : value;
  const [low = min, high = low] = ends;
  const isRange = ends.length > 1;
  const words = useWords('Slider', {
    fromLabel: isRange ? fromLabel : '',
    toLabel: isRange ? toLabel : '',
    rangeLabel: isRange ? rangeLabel : '',
  });
  const groupRef = useFormReset(value, onChange, useGroupFocus(ref));
  const drag = useRef<{ thumb?: number | undefined; value: Value } | null>(null);

  const moved = (thumb: number, to: number) => {
    if (!isRange) return to as Value;
    return (thumb === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)]) as unknown as Value;
  };
  /** The thumb nearer to a number. Of two thumbs on one place, the direction decides. */
  const nearer = (to: number) => {
    if (isRange && low === high) return to === low ? undefined : Number(to > low);
    return isRange && to - low >= high - to ? 1 : 0;
  };
  const dragTo = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    const rail = currentTarget.firstElementChild;
    if (!drag.current || !rail) return;
    const { left, right, width } = rail.getBoundingClientRect();
    const distance = getComputedStyle(rail).direction === 'rtl' ? right - clientX : clientX - left;
    const steps = Math.round(((distance / width) * (max - min)) / step);
    // Without the rounding, three steps of 0.1 are 0.30000000000000004.
    const to = Math.min(max, Math.max(min, Number((min + steps * step).toFixed(10))));
    drag.current.thumb ??= nearer(to);
    const { thumb } = drag.current;
    if (thumb === undefined) return;
    rail.querySelectorAll('input')[thumb]?.focus({ preventScroll: true });
    drag.current.value = moved(thumb, to);
    onChange(drag.current.value);
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || frame.disabled) return;
    // Otherwise the press would select text, and take the focus from the thumb.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { value };
    dragTo(event);
  };
  const release = () => {
    const end = drag.current;
    drag.current = null;
    if (end) onChangeEnd?.(end.value);
  };

  const percent = (number: number) => ((number - min) / (max - min || 1)) * 100;
  return (
    <GroupFrame {...frame} labelHidden={labelInside || frame.labelHidden} ref={groupRef} role="group">
      <div className={styles.frame}>
        <span className={labelInside ? styles.labelledText : styles.text}>
          {labelInside && (
            <span className={styles.label} aria-hidden="true">
              {`${frame.label} `}
            </span>
          )}
          {isRange ? fill(words.rangeLabel, { from: valueText(low), to: valueText(high) }) : valueText(low)}
        </span>
        <div className={styles.track} onPointerDown={press} onPointerMove={dragTo} onLostPointerCapture={release}>
          <div className={styles.rail}>
            <span
              className={styles.chosen}
              style={{ insetInlineStart: `${isRange ? percent(low) : 0}%`, insetInlineEnd: `${100 - percent(high)}%` }}
            />
            {ends.map((end, thumb) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its index.
              <span key={thumb} className={styles.thumb} style={{ insetInlineStart: `${percent(end)}%` }}>
                <input
                  className={styles.input}
                  type="range"
                  id={thumb === 0 ? id : undefined}
                  name={name && isRange ? `${name}${thumb === 0 ? 'From' : 'To'}` : name}
                  min={min}
                  max={max}
                  step={step}
                  value={end}
                  disabled={frame.disabled}
                  aria-label={
                    isRange ? `${thumb === 0 ? words.fromLabel : words.toLabel}: ${frame.label}` : frame.label
                  }
                  aria-valuetext={valueText(end)}
                  aria-invalid={frame.error !== undefined || undefined}
                  onChange={({ target }) => {
                    const next = moved(thumb, Number(target.value));
                    onChange(next);
                    onChangeEnd?.(next);
                  }}
                />
              </span>
            ))}
          </div>
        </div>
      </div>
    </GroupFrame>
  );
}
