import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { AriaLocale } from '../../private/AriaLocale.js';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import * as styles from './DateField.css.js';
import { Segments } from './Segments.js';
import { type DateFieldProps, useDateField } from './useDateField.js';

/** A date whose parts are typed or set by arrow keys. Built on React Aria's date field. */
export function DateField({ locale, ...props }: DateFieldProps) {
  const { frame, dateProps, segments, groupRef, attributes } = useDateField(props);
  return (
    <AriaLocale locale={locale}>
      <AriaDateField {...dateProps}>
        <AriaFieldFrame {...frame}>
          <div className={styles.frame}>
            <Segments {...attributes} {...segments} ref={groupRef} />
          </div>
        </AriaFieldFrame>
      </AriaDateField>
    </AriaLocale>
  );
}
