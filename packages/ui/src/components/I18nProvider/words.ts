import type { RangeCalendarWords } from '../Calendar/words.js';
import type { MapWords } from '../SeatMap/words.js';

type Labels<Name extends string> = Record<Name, string>;

/**
 * The ready-made words of a language: for each component the words that do not depend on the data of an app. They are
 * data without functions, so that a server component can pass them to `I18nProvider`.
 */
export interface Words {
  /** The language as BCP 47, with its script where it has several: `en`, `zh-Hant`. */
  locale: string;
  AddressCascade: Labels<'busyLabel'>;
  Calendar: RangeCalendarWords;
  CaptchaField: Labels<'renewLabel' | 'busyLabel' | 'playLabel' | 'stopLabel' | 'failedMessage'>;
  ComboBox: Labels<'openLabel' | 'noMatchLabel' | 'busyLabel'>;
  DateFilter: Labels<'rangeLabel'>;
  FileField: Labels<'addLabel' | 'dropLabel' | 'retryLabel' | 'cancelLabel' | 'removeLabel'>;
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
  Steps: Labels<'doneLabel'>;
  Switch: Labels<'onLabel' | 'offLabel' | 'busyLabel'>;
  /** With `{{count}}`. */
  TextArea: Labels<'left' | 'tooMany'>;
  Toast: Labels<'dismissLabel'>;
}
