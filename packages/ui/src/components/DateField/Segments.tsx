import { type ComponentProps, type FocusEvent, useContext } from 'react';
import { DateFieldStateContext, DateInput, type DateInputProps, DateSegment } from 'react-aria-components/DateField';
import * as styles from './DateField.css.js';

/** Day, month and year of one date, in the order of the language. */
export function Segments({ id, ...props }: Omit<DateInputProps, 'children'> & { id?: string }) {
  return (
    <DateInput {...props} className={styles.segments} render={(group) => <Whole {...group} />}>
      {(segment) => <Segment id={id} segment={segment} />}
    </DateInput>
  );
}

interface SegmentProps extends ComponentProps<typeof DateSegment> {
  id?: string;
}

/** The first that can be typed into has the id, so that an error summary leads there. */
function Segment({ id, segment }: SegmentProps) {
  const first = useContext(DateFieldStateContext)?.segments.find(({ isEditable }) => isEditable);
  // React Aria takes no id here, and names the part by its own.
  const identified = ({ id: own = '', 'aria-labelledby': labels, ...props }: ComponentProps<'span'>) => {
    const names = { id, 'aria-labelledby': labels?.replace(own, id ?? own) };
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
 * A date of which a part was deleted is still the value, to React Aria and to the form, though nobody sees it. When it
 * is left like that there is none.
 */
function Whole(props: ComponentProps<'div'>) {
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
