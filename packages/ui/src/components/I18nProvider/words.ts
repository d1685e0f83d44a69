import type { RangeCalendarWords } from '../Calendar/facts.js';
import type { MapWords } from '../SeatMap/words.js';

type Labels<Name extends string> = Record<Name, string>;

/**
 * Ready-made texts of a language, independent of an app's data. Plain data, so that server components can pass them to
 * `I18nProvider`.
 */
export interface Words {
  /** BCP 47, with script if needed: `en`, `zh-Hant`. */
  locale: string;
  AddressCascade: Labels<'busyLabel'>;
  Calendar: RangeCalendarWords;
  CaptchaField: Labels<'renewLabel' | 'busyLabel' | 'playLabel' | 'stopLabel' | 'failedMessage'>;
  ComboBox: Labels<'openLabel' | 'noMatchLabel' | 'busyLabel'>;
  /** `selectedLabel` with `{{count}}`. */
  DataTable: Labels<'selectLabel' | 'selectAllLabel' | 'selectedLabel' | 'emptyLabel' | 'busyLabel'>;
  DateFilter: Labels<'rangeLabel'>;
  Dialog: Labels<'closeLabel'>;
  FailureBox: Labels<'referenceLabel'>;
  FileField: Labels<'addLabel' | 'dropLabel' | 'retryLabel' | 'cancelLabel' | 'removeLabel'>;
  NumberField: Labels<'decreaseLabel' | 'increaseLabel'>;
  OneTimePasswordHelp: Labels<'resendLabel' | 'readyMessage' | 'title'>;
  Pagination: Labels<'previousLabel' | 'nextLabel'>;
  PasswordField: Labels<'showPasswordLabel' | 'hidePasswordLabel'>;
  PhoneField: Labels<'areaCodeLabel' | 'numberLabel'>;
  PhoneTicket: Labels<'previousLabel' | 'nextLabel' | 'swipeHint'>;
  PointsField: Labels<'useAllLabel' | 'offsetLabel' | 'refusedMessage'>;
  Popover: Labels<'closeLabel'>;
  QuantityField: Labels<'decreaseLabel' | 'increaseLabel'>;
  SearchField: Labels<'submitLabel'>;
  SeatMap: MapWords;
  SeatSheet: Labels<'cancelLabel'>;
  Select: Labels<'placeholder' | 'emptyLabel' | 'busyLabel'>;
  Sheet: Labels<'closeLabel'>;
  /** `rangeLabel` with `{{from}}` and `{{to}}`. */
  Slider: Labels<'fromLabel' | 'toLabel' | 'rangeLabel'>;
  Switch: Labels<'onLabel' | 'offLabel' | 'busyLabel'>;
  /** With `{{count}}`. */
  TextArea: Labels<'left' | 'tooMany'>;
  Toast: Labels<'dismissLabel'>;
}
