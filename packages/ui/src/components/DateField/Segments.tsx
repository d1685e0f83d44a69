import { type ClipboardEvent, type ComponentProps, type FocusEvent, type Ref, useContext } from 'react';
import { type DateFieldState, DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { parse } from '../Calendar/facts.js';
import * as styles from './DateField.css.js';
import { pastedDate } from './pastedDate.js';

interface SegmentsProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Which date of a range it is. */
  slot?: 'start' | 'end';
  ref?: Ref<HTMLDivElement> | undefined;
  /** A person leaves a whole date, which may be on no calendar: 30 February. */
  onLeave?: ((date: string) => void) | undefined;
}

/** Day, month and year of one date, in the order of the language. The `id` goes to the first of them. */
export function Segments({ id, slot, ref, onLeave, ...attributes }: SegmentsProps) {
  return (
    <DateInput
      slot={slot}
      ref={ref}
      className={styles.segments}
      render={(group) => <DateGroup {...group} {...attributes} onLeave={onLeave} />}
    >
      {(segment) => <Segment id={id} segment={segment} />}
    </DateInput>
  );
}

interface SegmentProps extends ComponentProps<typeof DateSegment> {
  id: string | undefined;
}

/** The first segment that can be typed into has the id, so that an error summary leads there. */
function Segment({ id, segment }: SegmentProps) {
  const first = useContext(DateFieldStateContext)?.segments.find(({ isEditable }) => isEditable);
  // React Aria takes no id here, and names the segment by its own id.
  const identified = ({ id: ownId = '', 'aria-labelledby': labels, ...props }: ComponentProps<'span'>) => {
    const names = { id, 'aria-labelledby': labels?.replace(ownId, id ?? ownId) };
    return <span {...props} {...names} />;
  };
  return (
    <DateSegment
      className={styles.segment}
      segment={segment}
      render={id && segment === first ? identified : undefined}
    />
  );
}

/** The whole date that is shown, as it was typed; null while a part of it is missing. */
function shownDate({ segments }: DateFieldState): string | null {
  const parts = (
    [
      ['year', 4],
      ['month', 2],
      ['day', 2],
    ] as const
  ).map(([type, digits]) => {
    const segment = segments.find((each) => each.type === type);
    return segment && !segment.isPlaceholder ? String(segment.value).padStart(digits, '0') : null;
  });
  return parts.includes(null) ? null : parts.join('-');
}

interface DateGroupProps extends ComponentProps<'div'>, Pick<SegmentsProps, 'onLeave'> {}

/**
 * A date of which a segment was deleted is still the value to React Aria and to the form, although it is not shown.
 * Leaving such a date sets the value to none. React Aria would also make 30 February the 28th when it is left, and takes
 * no pasted date.
 */
function DateGroup({ onLeave, ...props }: DateGroupProps) {
  const state = useContext(DateFieldStateContext);
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    const left = !event.currentTarget.contains(event.relatedTarget);
    const shown = state && shownDate(state);
    props.onBlur?.(event);
    if (!left || !state) return;
    if (shown === null && state.value) state.setValue(null);
    if (!shown || !onLeave) return;
    // Shows again what React Aria has just corrected.
    if (!parse(shown)) state.setSegment('day', Number(shown.slice(-2)));
    onLeave(shown);
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const order = state?.segments.map(({ type }) => type).filter((type) => type !== 'literal');
    const date = pastedDate(event.clipboardData.getData('text/plain'), order?.join() === 'month,day,year');
    if (date) state?.setValue(date);
  };
  const handlers = { onBlur, onPaste };
  return <div {...props} {...handlers} />;
}
