import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { calendarBlankIcon } from '../../icons/calendar-blank.js';
import { AriaLocale } from '../../private/AriaLocale.js';
import { addRoot } from '../../private/addRoot.js';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { useOverlayInDialog } from '../../private/overlay/useOverlayInDialog.js';
import { type CalendarInput, limits } from '../Calendar/facts.js';
import { Month } from '../Calendar/Month.js';
import { Icon } from '../Icon/index.js';
import * as styles from './DateField.css.js';
import { describedAsTyped } from './impossible.js';
import { Segments } from './Segments.js';
import { type DateFieldProps, useDateField } from './useDateField.js';

/** `today` is also the start of the calendar, marked unless it is the default. */
export interface DatePickerProps extends DateFieldProps {
  /** The days of the calendar. @default every day can be chosen */
  calendar?: Omit<CalendarInput, 'locale' | 'today'> | undefined;
}

/** A `DateField` with a calendar behind a button. Built on React Aria's date picker. */
export function DatePicker({ calendar, locale, ...props }: DatePickerProps) {
  const { anchorRef, container } = useOverlayInDialog();
  const { frame, dateProps, segments, groupRef, attributes } = useDateField(props, anchorRef);
  const facts = { ...calendar, today: props.today ?? '' };
  return (
    <AriaLocale locale={locale}>
      <AriaDatePicker {...dateProps}>
        <AriaFieldFrame {...frame}>
          <Group
            className={styles.frame}
            ref={groupRef}
            render={(group) => <div {...addRoot(describedAsTyped(group, props.value), attributes)} />}
          >
            <Segments {...segments} />
            {!props.readOnly && (
              <Button
                className={styles.open}
                render={(button) => <button {...describedAsTyped(button, props.value)} />}
              >
                <Icon icon={calendarBlankIcon} />
              </Button>
            )}
          </Group>
        </AriaFieldFrame>
        <Popover className={styles.popover} offset={4} UNSTABLE_portalContainer={container}>
          <Dialog className={styles.dialog}>
            <Calendar aria-label={frame.label} {...limits(facts)}>
              <Month facts={facts} />
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </AriaLocale>
  );
}
