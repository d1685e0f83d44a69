import { errorText } from '@first-gong/i18n/errorText';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { CinemaChoice } from '../../shared/cinemaHref.js';
import { formProblem } from '../../shared/form/formProblem.js';
import { screenRoot, t, words } from '../../shared/screenRoot.js';
import { film, filmPlan, holdEnds, scheduleIn, today } from '../../shared/story/index.js';
import { CinemaScreen } from './CinemaScreen.js';
import { showReady } from './showReady.js';
import type { CaptchaKind, CaptchaState, CinemaState, ShowReady } from './state.js';

const root = screenRoot();
const onHold = vi.fn<(choice: CinemaChoice) => void>();
const onCaptcha = vi.fn<(way: CaptchaKind) => void>();
afterEach(() => vi.clearAllMocks());

/** A stateful owner, like the storefront. */
function Owner({ state }: { state: CinemaState }) {
  const ready = state.kind === 'show' ? state : showReady(film('en_us'));
  const [choice, setChoice] = useState(ready.choice);
  const [entered, setEntered] = useState(ready.entered);
  return (
    <CinemaScreen
      state={state.kind === 'show' ? { ...state, choice, entered } : state}
      choice={choice}
      onChoose={setChoice}
      onEnter={setEntered}
      onCaptcha={onCaptcha}
      onHold={onHold}
      onRetry={() => {}}
    />
  );
}

const render = (state: CinemaState) => root.render(<Owner state={state} />);
const captcha: CaptchaState = {
  captcha: { captchaId: '1', image: null, question: 'Which of these is a fruit?', expiresAt: holdEnds },
  way: 'question',
  loading: false,
  failure: null,
};
type Changes = Partial<Omit<ShowReady, 'choice'>> & { choice?: Partial<CinemaChoice> };
function show({ choice, ...changes }: Changes = {}, event = film('en_us', 'IIA')) {
  const ready = showReady(event, { captcha, ...changes });
  render({ ...ready, choice: { ...ready.choice, ...choice } });
}
const plan = { plan: filmPlan('en_us'), failure: null, updating: false };
const hold = page.getByRole('button', { name: words.event.hold, exact: true }).first();
const code = page.getByRole('textbox', { name: words.cinema.captchaQuestion, exact: true });
const two = { standard: 2, concession: 0, senior: 0, studentChild: 0 };

describe('§2 the schedule', () => {
  test('has two venues, the dates with their shows, and each show as a link to its seats', async () => {
    render({ kind: 'schedule', schedule: scheduleIn('en_us'), today });
    const venues = page.getByRole('navigation', { name: words.cinema.venues, exact: true });
    await expect
      .element(venues.getByRole('link', { name: 'Wan Chai Digital Cinema', exact: true }))
      .toHaveAttribute('aria-current', 'true');
    await expect
      .element(venues.getByRole('link', { name: 'Tai Hang Theatre', exact: true }))
      .toHaveAttribute('href', '/en_us/Cinema.html?venue=theatre&date=2026-11-20');
    const dates = page.getByRole('navigation', { name: words.cinema.ribbon, exact: true });
    expect(dates.getByRole('link').elements()).toHaveLength(14);
    const shows = page.getByRole('list', { name: 'Film Is Not Dead', exact: true });
    await expect
      .element(shows.getByRole('link', { name: /20:00.*44 left/ }))
      .toHaveAttribute('href', '/en_us/Cinema.html?venue=digital&date=2026-11-20&eventId=film&performanceId=film-1');
    // A sold-out show has no link.
    expect(shows.getByRole('link').elements()).toHaveLength(2);
  });

  test('another date keeps the focus on its link, and the films are announced once', async () => {
    const schedule = scheduleIn('en_us');
    const announced = page.getByRole('status').filter({ hasText: /films?\.$/ });
    render({ kind: 'schedule', schedule, today });
    const date = page.getByRole('link', { name: /21/ }).first();
    await expect.element(date).toBeVisible();
    expect(announced.elements()).toHaveLength(0);
    const link = date.element() as HTMLAnchorElement;
    link.focus();
    render({ kind: 'schedule', schedule, today, loading: true });
    await expect.element(page.getByText(words.cinema.loading)).toBeVisible();
    render({ kind: 'schedule', schedule: { ...schedule, date: '2026-11-21' }, today });
    await expect.element(announced).toHaveTextContent('Wan Chai Digital Cinema, Sat 21 Nov: 3 films.');
    expect(document.activeElement).toBe(link);
    expect(announced.elements()).toHaveLength(1);
  });

  test('the link to the next day with films is gone after it was used: the focus moves to the heading', async () => {
    const schedule = scheduleIn('en_us');
    render({ kind: 'schedule', schedule: { ...schedule, films: [] }, today });
    const next = page.getByRole('link', { name: /^Show / });
    await expect.element(next).toBeVisible();
    (next.element() as HTMLAnchorElement).focus();
    render({ kind: 'schedule', schedule: { ...schedule, date: '2026-11-21' }, today });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('§9 typhoon signal no. 8 closes it: no show of the day can be chosen', async () => {
    render({ kind: 'schedule', schedule: scheduleIn('en_us', { weather: 'typhoon8', open: false }), today });
    await expect.element(page.getByText(t('cinema.typhoonTitle'))).toBeVisible();
    expect(page.getByRole('list', { name: 'Film Is Not Dead', exact: true }).getByRole('link').elements()).toEqual([]);
  });

  test('§9 a black rainstorm keeps it open', async () => {
    render({ kind: 'schedule', schedule: scheduleIn('en_us', { weather: 'blackRainstorm' }), today });
    await expect.element(page.getByText(words.cinema.rainTitle)).toBeVisible();
    expect(page.getByRole('list', { name: 'Film Is Not Dead', exact: true }).getByRole('link').elements()).toHaveLength(
      2,
    );
  });

  test('leads from an empty day to the next one with films', async () => {
    render({ kind: 'schedule', schedule: scheduleIn('en_us', { films: [], date: '2026-11-25' }), today });
    await expect
      .element(page.getByRole('link', { name: /^Show/ }))
      .toHaveAttribute('href', '/en_us/Cinema.html?venue=digital&date=2026-11-26');
  });
});

describe('§3 ticket types', () => {
  test('name their people and proof, and have a price each', async () => {
    show({ choice: { zone: 'A', tickets: { ...two, standard: 1, concession: 1 } } });
    const types = page.getByRole('region', { name: words.cinema.types, exact: true });
    await expect.element(types.getByText(/^People aged 60 and above, disabled people.*to the door/)).toBeVisible();
    await expect.element(types.getByText('HK$105 each')).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: '2 tickets' }).first()).toHaveTextContent('HK$191');
    await types.getByRole('button', { name: `${words.event.more}: ${words.common.ticketSenior}`, exact: true }).click();
    await expect.element(page.getByRole('status').filter({ hasText: '3 tickets' }).first()).toHaveTextContent('HK$277');
  });

  test('no ticket at all is an error at its field', async () => {
    show({ choice: { zone: 'A', tickets: { ...two, standard: 0 } } });
    await hold.click();
    await expect.element(formProblem.first()).toHaveTextContent(words.cinema.typesMissing);
    expect(onHold).not.toHaveBeenCalled();
  });

  test('one press names everything that is missing: tickets, zone and the code', async () => {
    show({ choice: { zone: null, tickets: { ...two, standard: 0 } } });
    await hold.click();
    await expect.element(formProblem.first()).toHaveTextContent(words.cinema.typesMissing);
    await expect.element(formProblem.first()).toHaveTextContent(words.event.zoneMissing);
    await expect.element(formProblem.first()).toHaveTextContent(words.errors.captchaRequired);
    expect(onHold).not.toHaveBeenCalled();
  });

  test('§9 tickets beyond the limit of a transaction are refused', async () => {
    show({
      choice: { zone: 'A', tickets: two },
      inCart: { tickets: 39, ofEvent: 0, performances: [] },
    });
    await code.fill('pear');
    await hold.click();
    await expect
      .element(formProblem.first())
      .toHaveTextContent(errorText(t, { code: 'quantityOverTransactionLimit', values: { limit: 40, left: 1 } }));
    expect(onHold).not.toHaveBeenCalled();
  });
});

describe('§9 a Category III film', () => {
  const word = page.getByRole('checkbox', { name: /everyone with these tickets is aged 18/ });

  test('needs the word about the age beside the code, and has no child’s ticket', async () => {
    show({ choice: { zone: 'A', tickets: { ...two, studentChild: 1 } } }, film('en_us', 'III'));
    expect(page.getByText(words.common.ticketStudentChild).elements()).toEqual([]);
    await hold.click();
    await expect.element(formProblem.first()).toHaveFocus();
    await expect.element(word).toHaveAccessibleDescription(/18/);
    await expect.element(code).toHaveAccessibleDescription(/Enter the code/);
    expect(onHold).not.toHaveBeenCalled();
    await word.click();
    await code.fill('pear');
    await hold.click();
    expect(onHold).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ zone: 'A', tickets: two }));
  });

  test('no other film asks for it', async () => {
    show({ choice: { zone: 'A' } });
    await expect.element(code).toBeVisible();
    expect(word.elements()).toEqual([]);
  });
});

describe('§2 the code', () => {
  test('has its equal alternative', async () => {
    show({ choice: { zone: 'A' } });
    await page.getByRole('button', { name: words.cinema.captcha_picture, exact: true }).click();
    expect(onCaptcha).toHaveBeenCalledExactlyOnceWith('picture');
  });

  test('§8 says why it did not come, and how long to wait', async () => {
    const failed = (failure: CaptchaState['failure']) =>
      show({ captcha: { ...captcha, captcha: null, failure }, choice: { zone: 'A' } });
    failed({ kind: 'busy', code: 'tooManyRequests', message: 'Too many requests. Please try again in 4 minutes.' });
    await expect.element(page.getByText('Please try again in 4 minutes.')).toBeVisible();
    failed({ kind: 'offline' });
    await expect.element(page.getByText(`${words.common.offlineTitle}. The code could not be loaded.`)).toBeVisible();
  });

  test('§6 a visitor logs in first, and keeps the choice', async () => {
    show({ member: false, captcha: null, choice: { zone: 'A' } });
    const targetOf = () => root.host.querySelector<HTMLInputElement>('input[name=target]')?.value ?? '';
    await expect.poll(targetOf).toContain('/en_us/Cinema.html?');
    const target = targetOf();
    expect(code.elements()).toEqual([]);
    expect(new URLSearchParams(target.split('?')[1]).get('resumed')).toBe('true');
    expect(root.host.querySelector('form[action*="Login"]')).not.toBeNull();
  });
});

describe('§5 seats are consecutive', () => {
  const seat = (name: string) => page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${name},`) });

  test('the list finds, chooses and holds a block with the keyboard alone', async () => {
    show({ plan, choice: { way: 'list', tickets: two } });
    const block = page.getByRole('combobox', { name: words.cinema.block, exact: true });
    await expect.element(block).toBeVisible();
    await page.getByRole('combobox', { name: words.cinema.row, exact: true }).selectOptions('H');
    await block.selectOptions('5');
    await expect.element(page.getByText('Your seats: Row H, seats 5, 6.')).toBeVisible();
    await code.fill('pear');
    await userEvent.keyboard('{Enter}');
    expect(onHold).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ seats: ['1/H/5', '1/H/6'], tickets: two }),
    );
  });

  test('a gap on the map is named, and one press mends it', async () => {
    show({ plan, choice: { way: 'map', tickets: { ...two, standard: 3 }, seats: ['1/H/5', '1/H/6', '1/H/8'] } });
    await expect
      .element(formProblem.first())
      .toHaveTextContent(t('cinema.gapTitle', { count: 1, row: 'H', seats: '7' }));
    // The only yellow button closes the gap.
    const yellow = (button: Locator) => getComputedStyle(button.element()).backgroundColor;
    const add = page.getByRole('button', { name: 'Add: Seat 7', exact: true });
    expect(yellow(hold)).not.toBe(yellow(add));
    await code.fill('pear');
    await hold.click();
    await expect.element(formProblem.filter({ hasText: words.event.problem })).toBeVisible();
    expect(onHold).not.toHaveBeenCalled();
    await add.click();
    await expect.element(page.getByText(/4 of 4 seats chosen/)).toBeVisible();
    await hold.click();
    expect(onHold).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        seats: ['1/H/5', '1/H/6', '1/H/7', '1/H/8'],
        tickets: { ...two, standard: 4 },
      }),
    );
  });

  test('§5 a choice that leaves a single seat is refused with the nearest good one', async () => {
    show({ plan, choice: { way: 'map', tickets: two, seats: ['1/H/2', '1/H/3'] } });
    await code.fill('pear');
    await hold.click();
    await expect.element(formProblem.first()).toHaveTextContent(/row H, seat 1/i);
    expect(onHold).not.toHaveBeenCalled();
  });

  test('a sold seat cannot be picked, a free one can', async () => {
    show({ plan, choice: { way: 'map', tickets: two } });
    await expect.element(seat('Row G, seat 3')).toHaveAttribute('aria-disabled', 'true');
    // Without a mouse, a click first shows the seat.
    await seat('Row H, seat 5').click();
    const sheet = page.getByRole('dialog', { name: 'Row H, seat 5', exact: true });
    await sheet.getByRole('button', { name: /^Select/ }).click();
    await expect.element(page.getByText(/1 of 2 seats chosen/)).toBeVisible();
  });
});

test('a show that is gone leads back to its day', async () => {
  render({ kind: 'unavailable' });
  await expect
    .element(page.getByRole('heading', { level: 1, name: words.cinema.unavailable, exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: words.cinema.back, exact: true }))
    .toHaveAttribute('href', '/en_us/Cinema.html?venue=digital');
});

test('§9 a show on a day that a typhoon closes has no form', async () => {
  show({ weather: 'typhoon8', open: false });
  await expect.element(page.getByText(t('cinema.typhoonTitle'))).toBeVisible();
  expect(hold.elements()).toEqual([]);
});
