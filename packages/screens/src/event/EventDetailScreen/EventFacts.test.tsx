import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  drums,
  eventsIn,
  halfMoon,
  longRun,
  stream,
  today,
  unreservedWhale,
  whale,
  withCancelled,
} from '../../shared/story/index.js';
import { EventDetailScreen } from './EventDetailScreen.js';
import { eventPage, hold, onHold, onLeavingShown, onShare, onStay, words, zoneB } from './testPage.js';

const { root, show } = eventPage();

describe('what a buyer must know before anything is held', () => {
  const nothingChosen = { performanceId: null, zone: null, quantity: 2 };

  test('§4 the price is all-in, and its parts are one press away', async () => {
    show({ choice: { performanceId: 'whale-2', zone: 'B', quantity: 3 } });
    await page.getByText(words.event.priceParts).last().click();
    for (const amount of ['HK$840', 'HK$30', words.common.free]) {
      await expect.element(page.getByText(amount, { exact: true }).last()).toBeVisible();
    }
    await expect.element(page.getByRole('radiogroup')).toHaveTextContent('HK$290');
  });

  test('the range of prices is that of the lists, with the service charge', async () => {
    const event = { ...whale('en_us'), priceFrom: 220_00, priceTo: 280_00 };
    show({ event, choice: nothingChosen });
    const fact = page.getByRole('definition').filter({ hasText: words.event.priceParts });
    await expect.element(fact.first()).toHaveTextContent('HK$230–290');
  });

  test('the ages, the address, the way there and a map', async () => {
    show({ choice: nothingChosen });
    await expect.element(page.getByText('Aged 6 and above')).toBeVisible();
    await expect.element(page.getByText('8 Lantern Lane')).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: words.event.transport, exact: true }))
      .toHaveTextContent('MTR Tin Hau Station');
    await expect.element(page.getByRole('link', { name: /Open a map/ })).toHaveAttribute('href', '#map');
  });

  test('a restricted view is named at the top, at the performance and at the zone', async () => {
    show({ event: halfMoon('en_us'), choice: nothingChosen });
    await expect.element(page.getByText(words.common.flagRestrictedView).first()).toBeVisible();
    await expect
      .element(page.getByRole('radio', { name: /^Back benches/ }))
      .toHaveAccessibleDescription(/lighting frame/);
  });
});

test('the struck day of a moved run stands beside its own new day only, not beside that of a performance which is over', async () => {
  const event = whale('en_us');
  const performances = event.performances.map((each) => ({ ...each, rescheduledFrom: '2026-11-10T11:30:00.000Z' }));
  const dates = page.getByRole('definition').filter({ hasText: '28 Nov' }).first();
  show({ event: { ...event, performances } });
  await expect.element(dates).toHaveTextContent(/10\sNov → 20/);
  show({ event: { ...event, performances: performances.slice(1) } });
  await expect.element(dates).not.toHaveTextContent('10');
});

test('a zone without numbered seats says so at the performance, in the zones, and before it is held', async () => {
  show({ event: unreservedWhale('en_us'), choice: { performanceId: 'whale-2', zone: 'B', quantity: 1 } });
  await expect
    .element(
      page.getByRole('region', { name: 'Zone and quantity', exact: true }).getByText('Unreserved seating').first(),
    )
    .toBeVisible();
  await expect
    .element(page.getByText('Seats without numbers: first come, first seated.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hold places', exact: true }).first()).toBeVisible();
});

describe('an event with many performances', () => {
  const event = longRun('en_us');
  const nothingChosen = { performanceId: null, zone: null, quantity: 2 };
  const list = page.getByRole('region', { name: words.event.performances, exact: true });
  const rows = list.getByRole('link', { name: new RegExp(`^${words.event.chooseZone}`) });
  const days = page.getByRole('table').getByRole('link');

  test('has a calendar of links, each with its day and what is left of it', async () => {
    show({ event, choice: nothingChosen });
    await expect
      .element(page.getByRole('link', { name: 'Sat 21 Nov, 2 shows', exact: true }))
      .toHaveAttribute('href', expect.stringContaining('&day=2026-11-21#performances'));
    await expect.element(page.getByRole('link', { name: /28 Nov, Sold out/ })).toBeInTheDocument();
    expect(days.elements()).toHaveLength(18);
    expect(page.getByRole('table').elements()).toHaveLength(2);
  });

  test('shows the performances of one day with the keyboard, says how many, and shows all again', async () => {
    show({ event, choice: nothingChosen });
    const day = page.getByRole('link', { name: /Sat 21 Nov/ }).first();
    await expect.element(day).toBeVisible();
    (day.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(day).toHaveAttribute('aria-current', 'date');
    await expect.element(day).toHaveFocus();
    await expect.element(page.getByText('Sat 21 Nov: 2 performances')).toBeVisible();
    expect(rows.elements()).toHaveLength(2);
    await page.getByRole('link', { name: words.event.allDays, exact: true }).click();
    await expect.element(list).toHaveFocus();
    expect(rows.elements().length).toBeGreaterThan(2);
  });

  test.each(['2026-11-23', '2031-01-01', 'tomorrow', ''])(
    'drops the day "%s", which has no performance',
    async (day) => {
      show({ event, choice: { ...nothingChosen, day } });
      await expect.element(page.getByRole('table').first()).toBeVisible();
      expect(rows.elements().length).toBeGreaterThan(2);
      expect(page.getByRole('link', { name: words.event.allDays, exact: true }).elements()).toEqual([]);
    },
  );

  test('has no calendar with twelve', async () => {
    show({ event: { ...event, performances: event.performances.slice(0, 12) }, choice: nothingChosen });
    await expect.element(rows.first()).toBeVisible();
    expect(page.getByRole('table').elements()).toEqual([]);
  });
});

describe('what the event does not have', () => {
  test.each([
    [{ performanceId: 'whale-99', zone: 'B' }, 'whale-1', false],
    [{ performanceId: null, zone: 'B' }, 'whale-1', true],
    [{ performanceId: 'whale-2', zone: 'D' }, 'whale-2', true],
    [{ performanceId: 'halfmoon-1', zone: 'B' }, 'halfmoon-1', false],
  ] as const)('is dropped from the choice: %o', async (given, performanceId, zoneKept) => {
    const event = given.performanceId === 'halfmoon-1' ? halfMoon('en_us') : whale('en_us');
    show({ event, choice: { ...given, quantity: 2 } });
    const chosen = page.getByRole('listitem').filter({ hasText: words.event.chosen });
    await expect.element(chosen).toBeVisible();
    expect(chosen.elements()).toHaveLength(1);
    const at = event.performances.findIndex(({ id }) => id === performanceId);
    expect([...root.host.querySelectorAll('section > ol > li')].indexOf(chosen.element())).toBe(at);
    expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(zoneKept ? 1 : 0);
  });

  test('shows no price for no tickets', async () => {
    show({ choice: { performanceId: 'whale-2', zone: 'B', quantity: 0 } });
    await expect.element(zoneB).toBeChecked();
    expect(page.getByText('× 0').elements()).toEqual([]);
  });
});

describe('sharing', () => {
  const address = 'https://shop.example/en_us/EventDetail.html?eventId=whale';

  test('§8 says that the link is copied, or shows it to be copied by hand', async () => {
    show({ shared: { copied: true, address } });
    await page.getByRole('button', { name: words.event.shareEvent, exact: true }).click();
    expect(onShare).toHaveBeenCalledOnce();
    await expect.element(page.getByText(words.event.shareCopied)).toBeVisible();
    show({ shared: { copied: false, address } });
    await expect.element(page.getByText(words.errors.clipboardFailed)).toBeVisible();
    await expect.element(page.getByText(address)).toBeVisible();
  });

  test('the chosen performance is a file for a calendar, by a plain link', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: `${words.event.addToCalendar} Sat 21 Nov 15:00`, exact: true }))
      .toHaveAttribute('href', '/en_us/EventDetail.ics?eventId=whale&performanceId=whale-2');
  });
});

describe('a performance that the organiser has cancelled', () => {
  const rows = page.getByRole('region', { name: /performance/i }).getByRole('listitem');
  const row = (time: string) => rows.filter({ hasText: time }).first();

  test('§4 says so in place of seats, and can be neither chosen nor wished for', async () => {
    show({
      event: withCancelled(whale('en_us'), ['whale-2']),
      choice: { performanceId: null, zone: null, quantity: 1 },
    });
    const notice = page.getByText(words.event.cancelledTitle, { exact: true });
    await expect.element(notice).toBeVisible();
    await expect.element(page.getByText('Sat 21 Nov 15:00', { exact: true }).first()).toBeVisible();
    const cancelled = row('15:00');
    await expect.element(cancelled).toHaveTextContent(words.common.flagCancelled);
    expect(cancelled.element().textContent).not.toContain(words.common.seatsSoldOut);
    expect(cancelled.getByRole('link').elements()).toEqual([]);
    await expect.element(row('20:00').getByRole('link')).toBeVisible();
  });

  test('an address that names it offers another performance, no wish and no calendar file', async () => {
    show({ event: withCancelled(whale('en_us'), ['whale-2']) });
    await expect.element(page.getByText(words.errors.performanceCancelled)).toBeVisible();
    expect(page.getByRole('link', { name: words.event.wish, exact: true }).elements()).toEqual([]);
    expect(page.getByRole('link', { name: new RegExp(`^${words.event.addToCalendar}`) }).elements()).toEqual([]);
    expect(hold.elements()).toEqual([]);
  });

  test('an event without any other performance is cancelled, not sold out', async () => {
    show({ event: withCancelled(whale('en_us')) });
    await expect.element(page.getByText(words.event.allCancelledTitle, { exact: true })).toBeVisible();
    expect(root.host.textContent).not.toContain(words.common.flagSoldOut);
    expect(page.getByText(words.event.wishText).elements()).toEqual([]);
    expect(page.getByRole('link', { name: new RegExp(`^${words.event.wish}`) }).elements()).toEqual([]);
  });

  test('cancelled on a page that is open: the refused hold says so', async () => {
    show({
      choice: { performanceId: 'whale-2', zone: 'B', quantity: 2 },
      error: { code: 'performanceCancelled', fields: [] },
    });
    await expect.element(page.getByText(words.errors.performanceCancelled).first()).toBeVisible();
  });
});

describe('an online programme', () => {
  const choice = { performanceId: 'electro-2', zone: 'A', quantity: 1 } as const;

  test('§1 counts down to its start, and names the time in which it can be watched', async () => {
    show({ event: stream('en_us'), choice });
    // The time is 19:00 on Friday.
    await expect.element(page.getByRole('timer')).toHaveTextContent('Starts in 1 day 2 hours.');
    await expect.element(page.getByText(/watch again until Wed\s25\sNov\s00:00/)).toBeVisible();
    show({ event: stream('en_us', { kind: 'onDemand', hours: 48 }), choice });
    await expect.element(page.getByText(/from Sat\s21\sNov\s21:30 until Mon\s23\sNov\s21:30/)).toBeVisible();
  });

  test('has no word of seats, doors, collection or couriers', async () => {
    show({ event: stream('en_us'), choice });
    await expect.element(page.getByRole('button', { name: words.event.holdOnline, exact: true }).first()).toBeVisible();
    await page.getByText(words.event.priceParts).last().click();
    await expect.element(page.getByText(words.event.partLink).last()).toBeVisible();
    expect(root.host.textContent).not.toMatch(/\bseats?\b|\bdoors?\b|courier|e-ticket|kiosk/i);
    expect(page.getByText(words.event.place).elements()).toEqual([]);
  });
});

describe('an event of the government network', () => {
  const event = drums('en_us');

  test('§2 says who sells it, leads there, and offers nothing to buy', async () => {
    show({ event });
    await expect
      .element(page.getByRole('link', { name: words.event.networkGo, exact: true }))
      .toHaveAttribute('href', event.networkUrl);
    expect(page.getByRole('link', { name: /Choose zone/ }).elements()).toEqual([]);
    expect(page.getByRole('region', { name: 'Zone and quantity', exact: true }).elements()).toEqual([]);
    expect(hold.elements()).toEqual([]);
  });

  test('§9 counts down in a dialog that the visitor can stop', async () => {
    show({ event, leaving: { secondsLeft: 3 } });
    await expect.element(page.getByRole('timer')).toHaveTextContent('3');
    expect(onLeavingShown).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: words.event.leavingStay, exact: true }).click();
    expect(onStay).toHaveBeenCalledOnce();
  });

  test('without a countdown, the dialog does not say that the page leaves by itself', async () => {
    show({ event, leaving: { secondsLeft: null } });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toHaveTextContent('3 seconds');
  });
});

test('related events are cards that lead to their pages; without any there is no such part', async () => {
  const related = eventsIn('en_us').slice(0, 5);
  show({ related });
  const part = page.getByRole('region', { name: words.event.related, exact: true });
  await expect.element(part).toBeVisible();
  expect(part.getByRole('heading', { level: 3 }).elements()).toHaveLength(related.length);
  await expect
    .element(part.getByRole('link', { name: new RegExp(`^${related[0]?.title}`) }))
    .toHaveAttribute('href', `/en_us/EventDetail.html?eventId=${related[0]?.id}`);
  show({ related: [] });
  await expect.element(part).not.toBeInTheDocument();
});

test('an event that is gone says so, and shows its like and a search', async () => {
  const related = eventsIn('en_us').slice(0, 5);
  root.render(
    <EventDetailScreen
      state={{ kind: 'notFound', related, today }}
      onChoose={() => {}}
      onHold={onHold}
      onPlanRetry={() => {}}
      onStay={onStay}
      onLeavingShown={onLeavingShown}
      onShare={onShare}
      onPriorityCard={() => {}}
      onRetry={() => {}}
    />,
  );
  await expect
    .element(page.getByRole('heading', { level: 1, name: words.event.unavailableTitle, exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  for (const { title } of related)
    await expect.element(page.getByRole('link', { name: new RegExp(`^${title}`) })).toBeVisible();
});
