import type { Words } from '../components/I18nProvider/words.js';

/** English as it is written in Hong Kong. */
export const en: Words = {
  locale: 'en',
  AddressCascade: { busyLabel: 'Loading the places' },
  Calendar: {
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    selected: 'selected',
    start: 'first day',
    end: 'last day',
  },
  CaptchaField: {
    renewLabel: 'Another one',
    busyLabel: 'Loading…',
    playLabel: 'Listen',
    stopLabel: 'Stop',
    failedMessage: 'The recording could not be played. Try again, or use another way.',
  },
  ComboBox: {
    openLabel: 'Show all options',
    noMatchLabel: 'No option has these words.',
    busyLabel: 'Loading…',
  },
  DateFilter: { rangeLabel: 'Dates of your choice' },
  FileField: {
    addLabel: 'Choose a file',
    dropLabel: 'or drop it here',
    retryLabel: 'Try again',
    cancelLabel: 'Cancel',
    removeLabel: 'Remove',
  },
  OneTimePasswordHelp: {
    resendLabel: 'Send another one',
    readyMessage: 'You can ask for another one-time password now.',
    title: 'Not received?',
  },
  Pagination: { previousLabel: 'Previous', nextLabel: 'Next' },
  PasswordField: { showPasswordLabel: 'Show', hidePasswordLabel: 'Hide' },
  PhoneField: { areaCodeLabel: 'Area', numberLabel: 'Number' },
  PhoneTicket: { previousLabel: 'Previous ticket', nextLabel: 'Next ticket', swipeHint: 'Swipe to change tickets' },
  PointsField: {
    useAllLabel: 'Use all',
    offsetLabel: 'Taken off',
    refusedMessage: 'Enter digits only. The number of points has not changed.',
  },
  Popover: { closeLabel: 'Close' },
  QuantityField: { decreaseLabel: 'One fewer', increaseLabel: 'One more' },
  SearchField: { submitLabel: 'Search' },
  SeatMap: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Show all seats',
    help: 'Arrow keys move from seat to seat, Page Up and Page Down from section to section. Space chooses a seat. Plus and minus zoom, 0 shows all seats.',
  },
  SeatSheet: { cancelLabel: 'Cancel' },
  Select: { placeholder: 'Choose', emptyLabel: 'There is nothing to choose.', busyLabel: 'Loading…' },
  Sheet: { closeLabel: 'Close' },
  Switch: { onLabel: 'On', offLabel: 'Off', busyLabel: 'Saving…' },
  TextArea: { left: 'Characters left: {{count}}', tooMany: 'Characters too many: {{count}}' },
  Toast: { dismissLabel: 'Dismiss' },
};
