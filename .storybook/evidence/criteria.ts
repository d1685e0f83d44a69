/**
 * The 55 criteria of WCAG 2.2, levels A and AA, and what shows each of them. The rules of axe are not written here: the
 * report of the matrix names the criteria of every rule that ran.
 */
import type { Check } from '../../tests/accessibility/checkStory.js';

export interface TestReference {
  file: string;
  /** A part of the test's title. */
  title: string;
}

export interface Criterion {
  id: string;
  name: string;
  level: 'A' | 'AA';
  /** Checks of the accessibility matrix beside axe. */
  checks: Check[];
  tests: TestReference[];
  /** Part of the criterion that no machine has judged. `null` where the tests leave nothing open. */
  open: string | null;
}

const criterion = (
  id: string,
  name: string,
  level: Criterion['level'],
  open: string | null,
  shown: { checks?: Check[]; tests?: [file: string, title: string][] } = {},
): Criterion => ({
  id,
  name,
  level,
  checks: shown.checks ?? [],
  tests: (shown.tests ?? []).map(([file, title]) => ({ file, title })),
  open,
});

const ui = (path: string) => `packages/ui/src/${path}`;
const reading = 'tests/e2e/reading.spec.ts';
const purchase = 'tests/e2e/purchase.spec.ts';
const faults = 'tests/e2e/faults.spec.ts';
const login = 'packages/screens/src/LoginScreen/LoginScreen.test.tsx';
const colours = ui('theme/colours.test.ts');
const captcha = ui('components/CaptchaField/CaptchaField.test.tsx');
const keyboard: [string, string] = [purchase, 'the keyboard alone buys a ticket'];

export const criteria: readonly Criterion[] = [
  criterion('1.1.1', 'Non-text Content', 'A', 'Whether a name says what the picture means'),
  criterion('1.2.1', 'Audio-only and Video-only', 'A', 'The only recording is the spoken captcha', {
    tests: [[captcha, 'names the other ways when the recording cannot be played']],
  }),
  criterion(
    '1.2.2',
    'Captions (Prerecorded)',
    'A',
    'The site has no video; nobody has confirmed that it does not apply',
  ),
  criterion('1.2.3', 'Audio Description or Media Alternative', 'A', 'The site has no video, as above'),
  criterion('1.2.4', 'Captions (Live)', 'AA', 'The site has no live media, as above'),
  criterion('1.2.5', 'Audio Description (Prerecorded)', 'AA', 'The site has no video, as above'),
  criterion('1.3.1', 'Info and Relationships', 'A', 'Whether every structure that is seen is also in the markup'),
  criterion('1.3.2', 'Meaningful Sequence', 'A', 'The order of reading on every page'),
  criterion('1.3.3', 'Sensory Characteristics', 'A', 'Whether an instruction depends on shape, place or sound'),
  criterion('1.3.4', 'Orientation', 'AA', 'The pages on a turned phone'),
  criterion('1.3.5', 'Identify Input Purpose', 'AA', 'Whether every field about the person has its purpose', {
    tests: [[login, 'lets a password manager fill in both fields']],
  }),
  criterion('1.4.1', 'Use of Color', 'A', 'Whether a word or a shape says what a colour says', {
    checks: ['forced colours'],
  }),
  criterion('1.4.2', 'Audio Control', 'A', null, {
    tests: [[captcha, 'plays the spoken code and stops it with the same button']],
  }),
  criterion('1.4.3', 'Contrast (Minimum)', 'AA', 'Text on uploaded pictures', {
    checks: ['axe'],
    tests: [[colours, 'contrast']],
  }),
  criterion('1.4.4', 'Resize Text', 'AA', 'Zoom to 200 % in a browser on every page', {
    checks: ['reflow'],
    tests: [[reading, 'with the largest text']],
  }),
  criterion('1.4.5', 'Images of Text', 'AA', 'The titles of posters are text of an SVG, and are repeated beside it'),
  criterion('1.4.10', 'Reflow', 'AA', 'The pages of a purchase at 320 px outside their stories', {
    checks: ['reflow'],
    tests: [[reading, 'nothing scrolls sideways at 320 px']],
  }),
  criterion('1.4.11', 'Non-text Contrast', 'AA', 'Pictures and icons that carry a meaning', {
    tests: [[colours, 'contrast']],
  }),
  criterion('1.4.12', 'Text Spacing', 'AA', null, { checks: ['text spacing'] }),
  criterion('1.4.13', 'Content on Hover or Focus', 'AA', null, {
    tests: [
      [ui('components/Tooltip/Tooltip.test.tsx'), 'stays while the pointer is on it'],
      [ui('components/Tooltip/Tooltip.test.tsx'), 'Escape closes only the tooltip'],
    ],
  }),
  criterion('2.1.1', 'Keyboard', 'A', 'Pages outside the purchase of one ticket', { tests: [keyboard] }),
  criterion('2.1.2', 'No Keyboard Trap', 'A', 'Pages outside the purchase of one ticket', { tests: [keyboard] }),
  criterion('2.1.4', 'Character Key Shortcuts', 'A', 'The site has no shortcut; nobody has confirmed it'),
  criterion('2.2.1', 'Timing Adjustable', 'A', 'Whether the hold of seats is a real-time exception', {
    tests: [['packages/domain/src/seats/seatHold.test.ts', 'announces 5, 2 and 1 minutes once each']],
  }),
  criterion('2.2.2', 'Pause, Stop, Hide', 'A', 'Whether anything moves for more than five seconds', {
    tests: [[ui('theme/theme.test.tsx'), 'reduced motion: everything changes at once']],
  }),
  criterion('2.3.1', 'Three Flashes or Below Threshold', 'A', 'Nothing flashes by design; nobody has measured it'),
  criterion('2.4.1', 'Bypass Blocks', 'A', null, {
    tests: [
      [ui('components/SkipLink/SkipLink.test.tsx'), 'is the first stop of Tab and moves the focus past the navigation'],
      [reading, 'axe finds nothing on the public pages'],
    ],
  }),
  criterion('2.4.2', 'Page Titled', 'A', 'Whether a title says what the page is about', {
    tests: [[reading, 'axe finds nothing on the public pages']],
  }),
  criterion('2.4.3', 'Focus Order', 'A', 'Pages outside the purchase of one ticket', { tests: [keyboard] }),
  criterion('2.4.4', 'Link Purpose (In Context)', 'A', 'Whether a name makes sense with what stands around it'),
  criterion('2.4.5', 'Multiple Ways', 'AA', 'Pages of a member', { tests: [[reading, 'the search works']] }),
  criterion('2.4.6', 'Headings and Labels', 'AA', 'Whether the words describe their topic or purpose'),
  criterion('2.4.7', 'Focus Visible', 'AA', 'Every control on its own page', {
    tests: [[colours, 'focus']],
  }),
  criterion('2.4.11', 'Focus Not Obscured (Minimum)', 'AA', 'Every page with a sticky bar, at every width'),
  criterion('2.5.1', 'Pointer Gestures', 'A', 'No control needs a path or two fingers; nobody has confirmed it'),
  criterion(
    '2.5.2',
    'Pointer Cancellation',
    'A',
    'Controls act on release, as native ones do; nobody has confirmed it',
  ),
  criterion('2.5.3', 'Label in Name', 'A', 'Whether every name contains the words that are seen'),
  criterion('2.5.4', 'Motion Actuation', 'A', 'No control listens to motion; nobody has confirmed it'),
  criterion('2.5.7', 'Dragging Movements', 'AA', null, {
    tests: [[ui('components/FileField/FileField.test.tsx'), 'reports the files that are chosen']],
  }),
  criterion('2.5.8', 'Target Size (Minimum)', 'AA', null, { checks: ['targets'] }),
  criterion('3.1.1', 'Language of Page', 'A', null, { tests: [[reading, 'a link sets the language']] }),
  criterion('3.1.2', 'Language of Parts', 'AA', 'Whether every part in another language is marked'),
  criterion('3.2.1', 'On Focus', 'A', 'Every control on its own page'),
  criterion('3.2.2', 'On Input', 'A', 'Every control on its own page'),
  criterion('3.2.3', 'Consistent Navigation', 'AA', 'Every page has the same frame; nobody has compared the pages'),
  criterion('3.2.4', 'Consistent Identification', 'AA', 'Whether the same action has the same name everywhere'),
  criterion(
    '3.2.6',
    'Consistent Help',
    'A',
    'The hotline is in the frame of every page; nobody has compared the pages',
  ),
  criterion('3.3.1', 'Error Identification', 'A', 'Whether the sentence describes the error', {
    tests: [
      [login, 'the summary takes the focus and leads to each field'],
      [purchase, 'is an error at the field'],
    ],
  }),
  criterion('3.3.2', 'Labels or Instructions', 'A', 'Whether the instructions are enough'),
  criterion('3.3.3', 'Error Suggestion', 'AA', 'Whether the suggestion helps'),
  criterion(
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    'Whether people understand the page before they pay',
    {
      tests: [[purchase, 'Cancel Order releases the seats before anything is confirmed']],
    },
  ),
  criterion('3.3.7', 'Redundant Entry', 'A', 'Whether any page asks again for what is known', {
    tests: [[faults, 'the login keeps what was typed']],
  }),
  criterion('3.3.8', 'Accessible Authentication (Minimum)', 'AA', 'Whether the captcha has a way for everybody', {
    tests: [[login, 'lets a password manager fill in both fields']],
  }),
  criterion('4.1.2', 'Name, Role, Value', 'A', 'How screen readers read the parts', { checks: ['axe'] }),
  criterion('4.1.3', 'Status Messages', 'AA', 'Whether screen readers announce each change once', {
    tests: [[ui('components/LiveRegion/LiveRegion.test.tsx'), 'is in the page before the first message']],
  }),
];
