import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { controlled } from '../../testing/controlled.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { PhoneTicket } from './PhoneTicket.js';

const root = freshRoot();

const Example = controlled(PhoneTicket, {
  seed: 'whale',
  interest: 'theatre',
  when: 'Sat 21 Nov 15:00',
  title: 'The Whale in the Cage House',
  venue: 'Tai Hang Theatre',
  tickets: [11, 12, 13].map((seat) => ({
    number: `FG 77 ${seat}`,
    code: `FG77${seat}`,
    codeLabel: `Entry code: F ${seat}`,
    facts: [{ label: 'Seat', value: String(seat) }],
  })),
  value: 0,
  onChange: () => {},
  back: { href: '#back', label: 'Back' },
  previousLabel: 'Previous ticket',
  nextLabel: 'Next ticket',
  swipeHint: 'Swipe to change tickets',
});

const next = page.getByRole('button', { name: 'Next ticket', exact: true });
const code = (seat: number) => page.getByRole('img', { name: `Entry code: F ${seat}`, exact: true });

const swipe = (by: number, pointerType: string) => {
  const screen = root.host.firstElementChild;
  for (const [type, clientX] of [
    ['pointerdown', 200],
    ['pointerup', 200 + by],
  ] as const)
    screen?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerType }));
};

test('the code is named by its seat, the title is the first heading, and the number is under the code', async () => {
  root.render(<Example />);
  await expect.element(code(11)).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'The Whale in the Cage House', exact: true }))
    .toBeVisible();
  await expect.element(page.getByText('FG 77 11')).toBeVisible();
});

test('the next button shows the next ticket, and screen readers announce it politely', async () => {
  root.render(<Example />);
  await next.click();
  await expect.element(code(12)).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 / 3 Entry code: F 12');
});

test('at the last ticket the button does nothing and keeps the focus', async () => {
  root.render(<Example value={1} />);
  await next.click();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(code(13)).toBeVisible();
  await expect.element(next).toHaveFocus();
});

test('a swipe to the left shows the next ticket, to the right the previous one; a short swipe does nothing', async () => {
  root.render(<Example />);
  await expect.element(code(11)).toBeVisible();
  swipe(-40, 'touch');
  swipe(-60, 'touch');
  await expect.element(code(12)).toBeVisible();
  swipe(60, 'touch');
  await expect.element(code(11)).toBeVisible();
});

test('selecting the number with a mouse does not change the ticket', async () => {
  root.render(<Example />);
  await expect.element(code(11)).toBeVisible();
  swipe(-120, 'mouse');
  await next.click();
  await expect.element(code(12)).toBeVisible();
});

test('a single ticket has no buttons and no swipe', async () => {
  root.render(<Example tickets={[{ number: 'FG 1', code: 'FG1', codeLabel: 'Entry code: F 11', facts: [] }]} />);
  await expect.element(code(11)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('offline it says so, with the time at which the ticket was saved', async () => {
  root.render(<Example offline="Offline, saved 20:02" />);
  await expect.element(page.getByText('Offline, saved 20:02')).toBeVisible();
});

test('is white in the night theme too, and the code is as wide as the screen', async () => {
  document.documentElement.dataset.theme = 'night';
  root.render(<Example />);
  await expect.element(code(11)).toBeVisible();
  const screen = root.host.firstElementChild;
  expect(screen && getComputedStyle(screen).backgroundColor).toBe('rgb(255, 255, 255)');
  const width = code(11).element().getBoundingClientRect().width;
  expect(width).toBe(screen?.clientWidth);
});
