import { type ComponentProps, type FocusEvent, type Ref, useContext } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import * as styles from './DateField.css.js';

interface SegmentsProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Which date of a range it is. */
  slot?: 'start' | 'end';
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Day, month and year of one date, in the order of the language. The `id` goes to the first of them. */
export function Segments({ id, slot, ref, ...attributes }: SegmentsProps) {
  return (
    <DateInput
      slot={slot}
      ref={ref}
      className={styles.segments}
      render={(group) => <DateGroup {...group} {...attributes} />}
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

/**
 * A date of which a segment was deleted is still the value to React Aria and to the form, although it is not shown.
 * Leaving such a date sets the value to none.
 */
function DateGroup(props: ComponentProps<'div'>) {
  const state = useContext(DateFieldStateContext);
  const leaving = {
    onBlur: (event: FocusEvent<HTMLDivElement>) => {
      props.onBlur?.(event);
      const left = !event.currentTarget.contains(event.relatedTarget);
      const unfinished = state?.segments.some(({ isPlaceholder }) => isPlaceholder);
      if (left && unfinished && state?.value) state.setValue(null);
    },
  };
  return <div {...props} {...leaving} />;
}
