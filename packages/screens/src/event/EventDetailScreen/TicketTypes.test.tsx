import { type EventDetail, seatKey, seatsOfOffer, togetherOffers } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playhousePlan, whale } from '../../shared/story/index.js';
import { eventPage, hold, left, onHold, quantity, t, words } from './testPage.js';

const { show } = eventPage();

/** Seniors and students pay half. Zone B costs HK$280 plus the service charge. */
const event: EventDetail = {
  ...whale('en_us'),
  ticketTypes: [
    { ticketType: 'standard', percent: 100 },
    { ticketType: 'senior', percent: 50 },
    { ticketType: 'studentChild', percent: 50 },
  ],
};
const plan = { plan: playhousePlan('en_us'), failure: null, updating: false };
const best = { performanceId: 'whale-2', zone: 'B', quantity: 3 } as const;
const seniors = page.getByRole('spinbutton', { name: /^Senior/ });
const moreSeniors = page.getByRole('button', { name: /^One ticket more: Senior/ });

describe('§3 ticket types of the best available seats', () => {
  test('have their prices beside them, and the sum follows', async () => {
    show({ event, choice: best });
    await expect.element(page.getByRole('spinbutton', { name: 'Senior, HK$150', exact: true })).toHaveValue(0);
    await expect.element(page.getByText('HK$870').first()).toBeVisible();
    await moreSeniors.click();
    await expect.element(seniors).toHaveValue(1);
    await expect.element(page.getByText('2 standard tickets, HK$290 each').first()).toBeVisible();
    await expect.element(page.getByText('HK$730').first()).toBeVisible();
  });

  test('tell the proof before anything is held', async () => {
    show({ event, choice: best });
    await expect.element(seniors).toBeVisible();
    await expect.element(page.getByText(words.seats.proofTitle)).not.toBeInTheDocument();
    await moreSeniors.click();
    await expect.element(page.getByText(words.seats.proofTitle)).toBeVisible();
    await expect.element(page.getByText('Senior: people aged 60 and above.')).toBeVisible();
  });

  test('are never more than the tickets: fewer tickets are fewer standard ones', async () => {
    show({ event, choice: { ...best, quantity: 2, ticketTypes: ['senior'] } });
    await expect.element(seniors).toHaveValue(1);
    await seniors.fill('2');
    await quantity.fill('1');
    await expect.element(seniors).toHaveValue(1);
    await hold.click();
    expect(onHold.mock.lastCall?.[0]).toMatchObject({ quantity: 1, ticketTypes: ['senior', 'senior'] });
  });

  test('stay as they are typed: more than the tickets is explained and not held, until there are as many', async () => {
    show({ event, choice: { ...best, quantity: 2 } });
    await seniors.fill('4');
    await expect.element(seniors).toHaveValue(4);
    await expect.element(seniors).toHaveAccessibleDescription(words.seats.typeTooMany);
    await hold.click();
    expect(onHold).not.toHaveBeenCalled();
    await quantity.fill('4');
    await expect.element(seniors).not.toHaveAccessibleDescription(words.seats.typeTooMany);
    await hold.click();
    expect(onHold.mock.lastCall?.[0]).toMatchObject({ quantity: 4, ticketTypes: Array(4).fill('senior') });
  });

  test('are kept in the address while a visitor logs in', async () => {
    show({ event, choice: { ...best, ticketTypes: ['senior'] }, member: false });
    await page.getByRole('button', { name: words.event.loginFirst, exact: true }).first().click();
    expect(decodeURIComponent(left.mock.lastCall?.[0] ?? '')).toContain('types=senior');
  });

  test('are not there for an event that sells none, whatever the address says', async () => {
    show({ choice: { ...best, ticketTypes: ['senior'] } });
    await expect.element(page.getByText('HK$870').first()).toBeVisible();
    await expect.element(seniors).not.toBeInTheDocument();
    await hold.click();
    expect(onHold.mock.lastCall?.[0].ticketTypes).toEqual([]);
  });
});

describe('§3 ticket types of chosen seats', () => {
  const [offer] = togetherOffers(plan.plan.zones, 2, 1);
  const seats = offer ? seatsOfOffer(offer) : [];
  const keys = seats.map(seatKey);
  const choice = { ...best, zone: null, way: 'list', seats: keys, quantity: 2 } as const;
  const name = (place: number) => {
    const seat = seats[place];
    return seat ? t('seats.seat', seat) : '';
  };
  const typeOf = (place: number) => page.getByRole('combobox', { name: `${name(place)} Ticket type`, exact: true });

  test('are chosen seat by seat, and stay with their seats', async () => {
    show({ event, choice, plan });
    await typeOf(1).selectOptions(['studentChild']);
    await expect.element(typeOf(0)).toHaveValue('standard');
    await expect.element(page.getByText(/^Student\/child: full-time students/)).toBeVisible();
    await hold.click();
    expect(onHold.mock.lastCall?.[0]).toMatchObject({ seats: keys, ticketTypes: ['standard', 'studentChild'] });
    await page.getByRole('button', { name: `Remove ${name(0)}`, exact: true }).click();
    await expect.element(typeOf(1)).toHaveValue('studentChild');
  });
});

describe('§2 the best available seats', () => {
  const offer = (zone: 'A' | 'B' | 'C', price: number, ...seats: string[]) => ({
    zone,
    price,
    seats: seats.map((seat) => ({ section: 'M2', row: 'H', seat })),
    compromise: 'none' as const,
    rowsAway: 8,
  });
  const bestOffers = {
    best: { ...offer('B', 280_00, '4', '5', '9'), compromise: 'split' as const },
    nearer: offer('A', 420_00, '4', '5', '6'),
    cheaper: offer('C', 180_00, '7', '8', '9'),
  };
  const shown = page.getByRole('region', { name: words.seats.bestNow, exact: true });

  test('4.1.3 say what they give up before they are held, in the live region of the site', async () => {
    show({ choice: best, bestOffers });
    await expect.element(shown).toHaveTextContent('M2, row H, seats 4–5, M2, row H, seat 9');
    await expect.element(shown).toHaveTextContent('not all side by side');
    await expect
      .element(page.getByRole('status').last())
      .toHaveTextContent(
        'The best seats now are M2, row H, seats 4–5, M2, row H, seat 9. These seats are not all side by side: this zone has no 3 free seats together.',
      );
    expect(
      page
        .getByRole('status')
        .elements()
        .filter((status) => status.contains(shown.element())),
    ).toEqual([]);
  });

  test('move no button when they arrive, with one choice beside them or two', async () => {
    await page.viewport(1280, 900);
    show({ choice: best, bestOffers: 'awaited' });
    await expect.element(hold).toBeVisible();
    const topOf = () => hold.element().getBoundingClientRect().top;
    const before = topOf();
    for (const offers of [bestOffers, { ...bestOffers, nearer: null }]) {
      show({ choice: best, bestOffers: { ...offers, best: offer('B', 280_00, '4', '5', '6') } });
      await expect.element(shown).toHaveTextContent('M2, row H, seats 4–6');
      expect(topOf()).toBe(before);
    }
  });

  test('stand beside a nearer and a cheaper choice, each one press away', async () => {
    show({ choice: best, bestOffers });
    await expect.element(page.getByText('Nearer: M2, row H, seats 4–6')).toBeVisible();
    await expect.element(page.getByText('HK$570')).toBeVisible();
    await page
      .getByRole('button', { name: new RegExp(`^${words.seats.bestTake}`) })
      .nth(1)
      .click();
    await hold.click();
    expect(onHold.mock.lastCall?.[0]).toMatchObject({ zone: 'C', quantity: 3 });
  });
});
