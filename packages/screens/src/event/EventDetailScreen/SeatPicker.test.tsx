import { seatKey, seatsOfOffer, togetherOffers } from '@first-gong/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EventSelection } from '../../shared/hrefs.js';
import { holdEnds, nightSailing, playhousePlan, unreservedWhale, whale } from '../../shared/story/index.js';
import type { EventReady } from './state.js';
import { eventId, eventPage, hold, left, onHold, onPlanRetry, overLimit, summary, t, words } from './testPage.js';

const { root, show } = eventPage();

const plan = playhousePlan('en_us');
const ready: EventReady['plan'] = { plan, failure: null, updating: false };
const picking = (way: EventSelection['way'], quantity: number, ...seats: string[]): EventSelection => ({
  performanceId: 'whale-2',
  zone: null,
  quantity,
  way: way ?? 'list',
  seats,
});
const ways = page.getByRole('navigation', { name: words.seats.ways, exact: true });
const picked = page.getByRole('region', { name: words.seats.chosen, exact: true });
const firstOffer = (quantity: number) => {
  const [offer] = togetherOffers(plan.zones, quantity, 1);
  if (!offer) throw new Error('The plan has no offer.');
  return { offer, keys: seatsOfOffer(offer).map(seatKey) };
};

describe('§2 the ways to choose seats', () => {
  test('are three links beside each other, and the address has the way', async () => {
    show({ plan: ready });
    await expect
      .element(ways.getByRole('link', { name: words.seats.wayBest, exact: true }))
      .toHaveAttribute('aria-current', 'true');
    await expect
      .element(ways.getByRole('link', { name: words.seats.wayMap, exact: true }))
      .toHaveAttribute('href', expect.stringContaining('&way=map#zones'));
    await ways.getByRole('link', { name: words.seats.wayList, exact: true }).click();
    await expect
      .element(ways.getByRole('link', { name: words.seats.wayList, exact: true }))
      .toHaveAttribute('aria-current', 'true');
    await expect.element(picked).toBeVisible();
  });

  test.each([['without numbered seats', unreservedWhale('en_us'), 'whale-2']])(
    'are not there for a performance %s, and a way in the address does nothing',
    async (_, event, performanceId) => {
      show({ event, choice: { ...picking('map', 2), performanceId } });
      await expect.element(page.getByRole('radiogroup').first()).toBeVisible();
      await expect.element(ways).not.toBeInTheDocument();
    },
  );

  test('are there for a performance with standing places and numbered seats', async () => {
    show({ event: nightSailing('en_us'), choice: { ...picking('best', 2), performanceId: 'nightsail-2' } });
    await expect.element(ways).toBeVisible();
  });
});

describe('§2 the list', () => {
  test('a zone without seats says so in the select', async () => {
    show({
      choice: picking('list', 2),
      plan: ready,
      event: {
        ...whale('en_us'),
        performances: whale('en_us').performances.map((each) => ({
          ...each,
          zones: each.zones.map((zone) => ({ ...zone, remaining: 0 })),
        })),
      },
    });
    const select = page.getByRole('combobox', { name: words.seats.zone, exact: true });
    await expect.element(select).toHaveTextContent(/, sold out/);
  });

  test('finds, chooses and holds four seats side by side with the keyboard alone', async () => {
    show({ choice: picking('list', 4), plan: ready });
    const { offer, keys } = firstOffer(4);
    const choose = page
      .getByRole('button', { name: new RegExp(`^Choose these 4, ${offer.section}, row ${offer.row}\\b`) })
      .first();
    await expect.element(choose).toBeVisible();
    document.getElementById('seats')?.focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(picked.getByRole('listitem').nth(3)).toBeVisible();
    await expect.element(picked.getByRole('status')).toHaveTextContent('4 seats');
    await hold.click();
    expect(onHold).toHaveBeenCalledOnce();
    expect(onHold.mock.lastCall?.[0]).toMatchObject({ performanceId: 'whale-2', quantity: 4, seats: keys });
  });

  test('offers seats of each zone with their prices, to be compared', async () => {
    show({ choice: picking('list', 2), plan: ready });
    const offers = page.getByRole('region', { name: '2 seats side by side', exact: true });
    for (const zone of ['Stalls, centre', 'Stalls, rear', 'Balcony']) {
      await expect.element(offers.getByText(new RegExp(`^${zone}, HK\\$\\d+ each`)).first()).toBeVisible();
    }
    // HK$190 each, including the service charge.
    await expect.element(offers.getByText('HK$380', { exact: true }).first()).toBeVisible();
  });

  test('shows one zone when one is chosen', async () => {
    show({ choice: { ...picking('list', 2), zone: 'D' }, plan: ready });
    const offers = page.getByRole('region', { name: '2 seats side by side', exact: true });
    await expect.element(offers.getByText(/^Balcony/).first()).toBeVisible();
    expect(offers.getByText(/^Stalls/).elements()).toEqual([]);
  });

  test('says when no row has so many seats', async () => {
    show({ choice: { ...picking('list', 10), zone: 'A' }, plan: ready });
    await expect.element(page.getByText('No row here has 10 seats side by side', { exact: false })).toBeVisible();
  });

  test('leads from the section to the row and its free seats', async () => {
    show({ choice: picking('list', 1), plan: ready });
    const rows = page.getByRole('combobox', { name: words.seats.row, exact: true });
    await page.getByRole('combobox', { name: words.seats.section, exact: true }).selectOptions('L3');
    await rows.selectOptions('P');
    const seats = page.getByRole('group', { name: 'L3, row P: free seats', exact: true });
    await seats.getByRole('checkbox', { name: 'Seat 1, Wheelchair space', exact: true }).click();
    await seats.getByRole('checkbox', { name: 'Seat 2, Companion’s seat', exact: true }).click();
    await expect.element(picked.getByRole('listitem').nth(1)).toHaveTextContent('L3, row P, seat 2');
    await seats.getByRole('checkbox', { name: 'Seat 1, Wheelchair space', exact: true }).click();
    await hold.click();
    await expect.element(summary).toHaveTextContent('sold only with the wheelchair space');
    expect(onHold).not.toHaveBeenCalled();
  });
});

describe('chosen seats', () => {
  const two = firstOffer(2).keys;

  test('are removed one by one, and the focus stays', async () => {
    show({ choice: picking('list', 2, ...two), plan: ready });
    await picked
      .getByRole('button', { name: new RegExp(`^${words.seats.remove} `) })
      .first()
      .click();
    await expect.element(picked.getByRole('status')).toHaveTextContent('1 seat');
    await expect.element(page.getByRole('heading', { name: words.seats.chosen, exact: true })).toHaveFocus();
  });

  test('are missing: the page says so and asks nobody', async () => {
    show({ choice: picking('list', 2), plan: ready });
    await hold.click();
    await expect.element(summary).toHaveTextContent(words.seats.missing);
    expect(onHold).not.toHaveBeenCalled();
    await summary.getByRole('link', { name: words.seats.missing, exact: true }).click();
    expect(document.activeElement?.id).toBe('seats');
  });

  test('§9 over the limit of the event are refused before the server is asked', async () => {
    const inCart = { tickets: 9, ofEvent: 9, until: holdEnds, performances: [] };
    show({ choice: picking('list', 2, ...two), plan: ready, inCart });
    await hold.click();
    await expect.element(summary).toHaveTextContent(overLimit({ limit: 10, left: 1 }));
    expect(onHold).not.toHaveBeenCalled();
  });

  test('that leave a lone seat are refused, and the nearest good ones are named', async () => {
    const row = plan.zones
      .flatMap(({ rows }) => rows)
      .find(({ taken, seats, wheelchair }) => taken.length === 0 && seats > 5 && wheelchair.length === 0);
    expect(row).toBeDefined();
    show({ choice: picking('list', 2, `${row?.section}/${row?.row}/2`), plan: ready });
    await hold.click();
    await expect.element(summary).toHaveTextContent('leaves one seat on its own');
    expect(onHold).not.toHaveBeenCalled();
  });

  test('that others have taken since are named and are not held', async () => {
    const [first = '', second = ''] = two;
    const zones = plan.zones.map((zone) => ({
      ...zone,
      rows: zone.rows.map((row) =>
        first.startsWith(`${row.section}/${row.row}/`)
          ? { ...row, taken: [...row.taken, Number(first.split('/')[2])] }
          : row,
      ),
    }));
    show({ choice: picking('list', 2, ...two), plan: { plan: { ...plan, zones }, failure: null, updating: false } });
    await expect.element(page.getByText('Another buyer was faster')).toBeVisible();
    await expect.element(picked.getByRole('status')).toHaveTextContent('1 seat');
    expect(second).not.toBe('');
    // One press chooses as many seats at the same price.
    const accept = page.getByRole('button', { name: /^Choose M\d/ });
    const name = accept.element().textContent;
    accept.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Another buyer was faster')).not.toBeInTheDocument();
    await expect.element(picked.getByRole('status')).toHaveTextContent('2 seats');
    await expect.element(page.getByRole('heading', { name: 'Your seats', exact: true })).toHaveFocus();
    expect(name).toMatch(/^Choose M\d, row [A-Z]+, seats \d+–\d+$/);
  });

  test('that the house does not have are dropped', async () => {
    show({ choice: picking('list', 2, 'Z9/A/1', 'M2/D/999', ...two), plan: ready });
    await expect.element(picked.getByRole('status')).toHaveTextContent('2 seats');
  });

  test('§6 of a visitor stay in the address that the login leads back to', async () => {
    show({ choice: picking('list', 2, ...two), plan: ready, member: false });
    await page.getByRole('button', { name: 'Log in first to buy', exact: true }).click();
    expect(onHold).not.toHaveBeenCalled();
    const url = new URL(left.mock.lastCall?.[0] ?? '', 'https://first-gong.test');
    const target = new URL(url.searchParams.get('target') ?? '', 'https://first-gong.test');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      eventId,
      performanceId: 'whale-2',
      quantity: '2',
      way: 'list',
      seats: two.join(),
      resumed: 'true',
    });
  });

  test('do not follow to another performance, whose seats are other ones', async () => {
    show({ choice: picking('list', 2, ...two), plan: ready });
    await expect.element(picked.getByRole('status')).toHaveTextContent('2 seats');
    await page.getByRole('link', { name: 'Choose zone Fri 27 Nov 19:30', exact: true }).click();
    await expect.element(picked.getByRole('status')).toHaveTextContent('0 seats');
  });
});

describe('the map', () => {
  beforeEach(() => {
    const { innerWidth, innerHeight } = window;
    return () => page.viewport(innerWidth, innerHeight);
  });
  const map = page.getByRole('application', { name: words.seats.map, exact: true });

  test('chooses the seats of the list with Space, named in words', async () => {
    await page.viewport(1200, 900);
    show({ choice: picking('map', 1), plan: ready });
    await expect.element(map).toBeVisible();
    const seat = map.getByRole('button');
    (seat.element() as HTMLElement).focus();
    await expect.element(seat).toHaveAccessibleName(/^\w+, row \w+, seat \d+, .*HK\$\d+/);
    await userEvent.keyboard(' ');
    await expect.element(seat).toHaveAttribute('aria-pressed', 'true');
    await expect.element(picked.getByRole('status')).toHaveTextContent('1 seat');
    await hold.click();
    expect(onHold).toHaveBeenCalledOnce();
  });

  test('names and explains the free seats that do not fit the number side by side', async () => {
    await page.viewport(1200, 900);
    const [zone, ...others] = plan.zones;
    const [row] = zone?.rows ?? [];
    if (!zone || !row) throw new Error('no row');
    // Only two free seats in the first row.
    const taken = Array.from({ length: row.seats - 2 }, (_, index) => index + 3);
    const rows = [{ ...row, taken, wheelchair: [], companion: [] }, ...zone.rows.slice(1)];
    const short = { ...ready, plan: { ...plan, zones: [{ ...zone, rows }, ...others] } };
    show({ choice: picking('map', 4, `${row.section}/${row.row}/1`), plan: short });
    const seat = map.getByRole('button');
    await expect.element(seat).toHaveAccessibleName(/, Does not fit your choice$/);
    const legend = page.getByRole('list', { name: words.seats.legend, exact: true });
    await expect.element(legend.getByText('Does not fit your choice', { exact: true })).toBeVisible();
  });

  test('opens a sheet for each seat on a phone', async () => {
    await page.viewport(390, 800);
    show({ choice: picking('map', 1), plan: ready });
    await expect.element(map).toBeVisible();
    const seat = map.getByRole('button');
    (seat.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = page.getByRole('dialog');
    await expect.element(sheet).toBeVisible();
    // A section's code never appears alone.
    const [part] = plan.parts;
    await expect.element(sheet.getByText(`${part?.sections[0]} ${part?.name}`, { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: /^Select, HK\$/ }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(seat).toHaveAttribute('aria-pressed', 'true');
    await expect.element(seat).toHaveFocus();
  });
});

test('seats that did not come are asked for again by a press', async () => {
  show({ choice: picking('list', 2), plan: { plan: null, failure: { kind: 'offline' }, updating: false } });
  await page.getByRole('button', { name: t('common.tryAgain'), exact: true }).click();
  expect(onPlanRetry).toHaveBeenCalledOnce();
});

test('the seats are on their way: the page says so', async () => {
  show({ choice: picking('list', 2), plan: { plan: null, failure: null, updating: true } });
  await expect.element(page.getByText(t('common.partLoading', { part: words.seats.plan }))).toBeVisible();
  expect(root.host.querySelectorAll('[role=application]')).toHaveLength(0);
});

describe('§2 a wheelchair space', () => {
  const wish = page.getByRole('checkbox', { name: words.seats.wheelchairWish, exact: true });
  const withSpaces = (): EventReady['event'] => {
    const event = whale('en_us');
    const performances = event.performances.map((one) => ({
      ...one,
      zones: one.zones.map((zone) => ({ ...zone, wheelchairLeft: zone.code === 'C' ? 2 : 0 })),
    }));
    return { ...event, performances };
  };

  test('is a wish of the best available seats, and the zones with free ones are named', async () => {
    show({ event: withSpaces(), choice: { performanceId: 'whale-2', zone: 'C', quantity: 2 } });
    await expect.element(page.getByText(/^Free wheelchair spaces: Stalls, rear 2/)).toBeVisible();
    await wish.click();
    await hold.click();
    expect(onHold.mock.lastCall?.[0]).toMatchObject({ wheelchair: true, zone: 'C', quantity: 2 });
  });

  test('is refused at its own field', async () => {
    const refused = { field: 'wheelchair', code: 'wheelchairNotAvailable', values: { count: 4 } } as const;
    show({
      event: withSpaces(),
      choice: { performanceId: 'whale-2', zone: 'C', quantity: 4, wheelchair: true },
      error: { code: 'wheelchairNotAvailable', fields: [refused] },
    });
    await expect.element(wish).toHaveAccessibleDescription(/no wheelchair space with enough free seats/);
    await expect.element(summary).toHaveTextContent('for 4 people');
  });

  test('is found in the list with its companions beside it', async () => {
    show({ event: withSpaces(), choice: { ...picking('list', 2), wheelchair: true }, plan: ready });
    const offers = page.getByRole('region', { name: 'Wheelchair spaces with a companion', exact: true });
    await offers.getByRole('button').first().click();
    await expect.element(picked.getByText(/Wheelchair space/)).toBeVisible();
    await expect.element(picked.getByText(/Companion’s seat/)).toBeVisible();
    await hold.click();
    expect(onHold.mock.lastCall?.[0].seats).toHaveLength(2);
  });
});
