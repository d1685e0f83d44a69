import { type ClipboardEvent, type ComponentProps, type Ref, useContext, useLayoutEffect } from 'react';
import { type DateFieldState, DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { useAriaReset } from '../../private/Field/useAriaReset.js';
import * as styles from './DateField.css.js';
import { describedAsTyped, isImpossible, nearestDate } from './impossible.js';
import { pastedDate } from './pastedDate.js';
import { useLeave } from './useLeave.js';

interface SegmentsProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Start or end of a range. */
  slot?: 'start' | 'end';
  ref?: Ref<HTMLDivElement> | undefined;
  /** Form name of an impossible date. React Aria submits possible ones. */
  name: string | undefined;
  /** Value, including impossible dates as typed. */
  typed: string;
  /** The other date of a range. */
  other?: string | undefined;
  /** Called with the shown date on blur, also an impossible one, or empty if incomplete. */
  onLeave: (date: string) => void;
}

/** Day, month and year in the order of the language. The first has the `id`. */
export function Segments({ id, slot, ref, name, typed, other = '', onLeave, ...attributes }: SegmentsProps) {
  return (
    <DateInput
      slot={slot}
      ref={ref}
      className={styles.segments}
      render={(group) => <DateGroup {...group} {...attributes} name={name} typed={typed} onLeave={onLeave} />}
    >
      {(segment) => <Segment id={id} typed={[typed, other]} segment={segment} />}
    </DateInput>
  );
}

interface SegmentProps extends ComponentProps<typeof DateSegment> {
  id: string | undefined;
  /** Values as typed, of a date. */
  typed?: string[];
}

/** A part of a date or time. The first editable one has the id, for an error summary. */
export function Segment({ id, typed = [], segment }: SegmentProps) {
  const [date, time] = [useContext(DateFieldStateContext), useContext(TimeFieldStateContext)];
  const first = (date ?? time)?.segments.find(({ isEditable }) => isEditable);
  // React Aria accepts no id here, and labels the segment by its generated id.
  const identified = ({ id: ownId = '', 'aria-labelledby': labels, ...props }: ComponentProps<'span'>) => {
    const ids =
      segment === first && id
        ? { id, 'aria-labelledby': labels?.replace(ownId, id) }
        : { id: ownId, 'aria-labelledby': labels };
    return <span {...describedAsTyped(props, ...typed)} {...ids} />;
  };
  return <DateSegment className={styles.segment} segment={segment} render={identified} />;
}

/** The shown date as typed, or empty if incomplete. */
function shownDate({ segments }: DateFieldState): string {
  const parts = (['year', 'month', 'day'] as const).map((type) => {
    const segment = segments.find((each) => each.type === type);
    return segment && !segment.isPlaceholder ? String(segment.value).padStart(type === 'year' ? 4 : 2, '0') : null;
  });
  return parts.includes(null) ? '' : parts.join('-');
}

interface DateGroupProps extends ComponentProps<'div'>, Pick<SegmentsProps, 'name' | 'typed' | 'onLeave'> {}

/** Fixes React Aria's date group: clears incomplete dates, keeps impossible ones, and accepts pasted dates. */
function DateGroup({ name, typed, onLeave, children, ...props }: DateGroupProps) {
  const state = useContext(DateFieldStateContext);
  const showTyped = () => {
    if (!isImpossible(typed) || state?.value?.toString() !== nearestDate(typed)?.toString()) return;
    state?.setSegment('day', Number(typed.slice(-2)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new value React Aria shows the nearest day.
  useLayoutEffect(showTyped, [state?.value, typed]);
  const { ref: keptRef } = useAriaReset(null, () => {}, undefined, showTyped);
  const onBlur = useLeave(state, props.onBlur, shownDate, onLeave);
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const order = state?.segments.map(({ type }) => type).filter((type) => type !== 'literal');
    const date = pastedDate(event.clipboardData.getData('text/plain'), order?.join() === 'month,day,year');
    if (date) state?.setValue(date);
  };
  const handlers = { onBlur, onPaste };
  return (
    <div {...describedAsTyped(props, typed)} {...handlers}>
      {children}
      <span ref={keptRef} hidden />
      {isImpossible(typed) && <input type="hidden" name={name} value={typed} disabled={state?.isDisabled} />}
    </div>
  );
}
