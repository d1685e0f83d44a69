import { priorityCard } from '@first-gong/domain';
import { createTranslate, errorText } from '@first-gong/i18n';
import { loadAllWords } from '@first-gong/i18n/load';
import { freshRoot } from '@first-gong/ui/testing';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Choice } from '../shared/hrefs/index.js';
import {
  drums,
  eventsIn,
  film as filmInStory,
  halfMoon,
  holdEnds,
  itemIn,
  longRun,
  nightSailing,
  stream,
  today,
  unreservedWhale,
  whale,
} from '../shared/story/index.js';
import { TextProvider } from '../shared/text/index.js';
import { EventDetailScreen } from './EventDetailScreen.js';
import { type CaptchaWay, type FilmState, noFilmValues } from './film.js';
import { readyEvent } from './readyEvent.js';
import type { EventReady } from './state.js';

const words = await loadAllWords('en_us');
const t = createTranslate('en_us', words);
const overLimit = (values: { limit: number; left: number }) => errorText(t, { code: 'quantityOverEventLimit', values });

const onHold = vi.fn<(choice: Choice) => void>();
const onStay = vi.fn<() => void>();
const onLeavingShown = vi.fn<() => void>();
const onShare = vi.fn<() => void>();
const onCaptcha = vi.fn<(way: CaptchaWay) => void>();
/** Gets the address of a form that the browser sends. */
const left = vi.fn<(url: string) => void>();
const root = freshRoot();

function leave(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (!event.defaultPrevented) left(`${form.getAttribute('action')}?${new URLSearchParams(query(form))}`);
  event.preventDefault();
}

const query = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => [name, String(value)]);

beforeEach(() => {
  document.addEventListener('submit', leave);
});

afterEach(() => {
  document.removeEventListener('submit', leave);
  vi.clearAllMocks();
});

function Owner({ event = whale('en_us'), ...changes }: Partial<EventReady>) {
  const given = readyEvent(event, changes);
  const [choice, setChoice] = useState(given.choice);
  const [priorityCard, setPriorityCard] = useState(given.priorityCard);
  const [values, setValues] = useState(given.film?.values ?? noFilmValues);
  return (
    <TextProvider lang="en_us" words={words}>
      <EventDetailScreen
        state={{ ...given, choice, priorityCard, film: given.film && { ...given.film, values } }}
        onChoose={setChoice}
        onHold={onHold}
        onStay={onStay}
        onLeavingShown={onLeavingShown}
        onShare={onShare}
        onPriorityCard={setPriorityCard}
        onFilmChange={setValues}
        onCaptcha={onCaptcha}
        onRetry={() => {}}
      />
    </TextProvider>
  );
}

const show = (changes: Partial<EventReady> = {}) =>
  root.render(<Owner choice={{ performanceId: 'whale-2', zone: null, quantity: 1 }} {...changes} />);

const zoneB = page.getByRole('radio', { name: 'Stalls, centre' });
const quantity = page.getByRole('spinbutton', { name: 'Tickets', exact: true });
const eventId = whale('en_us').id;
const hold = page.getByRole('button', { name: 'Hold seats' });
const summary = page.getByRole('alert');

describe('choosing', () => {
  test('a performance is a link with the choice in its address, so that it works before script has loaded', async () => {
    show();
    const link = page.getByRole('link', { name: 'Fri 27 Nov 19:30' });
    await expect
      .element(link)
      .toHaveAttribute('href', `/en_us/EventDetail.html?eventId=${eventId}&performanceId=whale-5&quantity=1#zones`);
  });

  test('a performance that is sold out offers no action', async () => {
    show();
    const sunday = page.getByRole('listitem').filter({ hasText: '22 Nov' });
    await expect.element(sunday).toHaveTextContent('Sold out');
    expect(sunday.getByRole('link').elements()).toEqual([]);
  });

  test('choosing another performance focuses its zones', async () => {
    show();
    await page.getByRole('link', { name: 'Fri 27 Nov 19:30' }).click();
    const zones = page.getByRole('region', { name: 'Zone and quantity' });
    await expect.element(zones).toHaveFocus();
    await expect.element(zones).toHaveTextContent('Fri 27 Nov 19:30');
  });

  test('choosing another performance keeps the zone only where it has seats left', async () => {
    show({ choice: { performanceId: 'whale-2', zone: 'A', quantity: 2 } });
    await page.getByRole('link', { name: 'Sat 21 Nov 20:00' }).click();
    await expect.element(page.getByRole('radio', { name: 'Stalls, front' })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: 'Stalls, front' })).not.toBeChecked();
    await expect.element(quantity).toHaveValue(2);
  });

  test('the total follows zone and quantity', async () => {
    show();
    await zoneB.click();
    await quantity.fill('3');
    await expect.element(page.getByRole('status').first()).toHaveTextContent('HK$290 × 3HK$870');
  });
});

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

  test('the range of prices is that of the tickets left', async () => {
    const event = whale('en_us');
    const performances = event.performances.map((each) => ({
      ...each,
      zones: each.zones.map((zone) => (zone.code === 'B' || zone.code === 'C' ? zone : { ...zone, remaining: 0 })),
    }));
    show({ event: { ...event, performances }, choice: nothingChosen });
    const fact = page.getByRole('definition').filter({ hasText: words.event.priceParts });
    await expect.element(fact.first()).toHaveTextContent('HK$230–290');
  });

  test('the ages, the address, the way there and a map', async () => {
    show({ choice: nothingChosen });
    await expect.element(page.getByText('Aged 6 and above')).toBeVisible();
    await expect.element(page.getByText('8 Lantern Lane')).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: words.event.transport }))
      .toHaveTextContent('MTR Tin Hau Station');
    await expect.element(page.getByRole('link', { name: /Open a map/ })).toHaveAttribute('href', '#map');
  });

  test('a restricted view is named at the top, at the performance and at the zone', async () => {
    show({ event: halfMoon('en_us'), choice: nothingChosen });
    await expect.element(page.getByText(words.common.flagRestrictedView).first()).toBeVisible();
    await expect
      .element(page.getByRole('radio', { name: 'Back benches' }))
      .toHaveAccessibleDescription(/lighting frame/);
  });
});

test('a zone without numbered seats says so at the performance, in the zones, and before it is held', async () => {
  show({ event: unreservedWhale('en_us'), choice: { performanceId: 'whale-2', zone: 'B', quantity: 1 } });
  await expect
    .element(page.getByRole('radio', { name: 'Stalls, centre' }))
    .toHaveAccessibleDescription(/Unreserved seating/);
  await expect
    .element(page.getByText('Seats without numbers: first come, first seated.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hold places' }).first()).toBeVisible();
});

describe('an event with many performances', () => {
  const event = longRun('en_us');
  const nothingChosen = { performanceId: null, zone: null, quantity: 2 };
  const list = page.getByRole('region', { name: words.event.performances });
  const rows = list.getByRole('link', { name: words.event.chooseZone });
  const days = page.getByRole('table').getByRole('link');

  test('has a calendar of links, each with its day and what is left of it', async () => {
    show({ event, choice: nothingChosen });
    await expect
      .element(page.getByRole('link', { name: 'Sat 21 Nov , 2 shows' }))
      .toHaveAttribute('href', expect.stringContaining('&day=2026-11-21#performances'));
    await expect.element(page.getByRole('link', { name: /28 Nov , Sold out/ })).toBeInTheDocument();
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
    await page.getByRole('link', { name: words.event.allDays }).click();
    await expect.element(list).toHaveFocus();
    expect(rows.elements().length).toBeGreaterThan(2);
  });

  test.each(['2026-11-23', '2031-01-01', 'tomorrow', ''])(
    'drops the day "%s", which has no performance',
    async (day) => {
      show({ event, choice: { ...nothingChosen, day } });
      await expect.element(page.getByRole('table').first()).toBeVisible();
      expect(rows.elements().length).toBeGreaterThan(2);
      expect(page.getByRole('link', { name: words.event.allDays }).elements()).toEqual([]);
    },
  );

  test('has no calendar with twelve', async () => {
    show({ event: { ...event, performances: event.performances.slice(0, 12) }, choice: nothingChosen });
    await expect.element(rows.first()).toBeVisible();
    expect(page.getByRole('table').elements()).toEqual([]);
  });
});

describe('the page at rest', () => {
  const event = whale('en_us');
  const nothingChosen = { performanceId: null, zone: null, quantity: 2 };

  test('shows the zones of the first performance that has seats, until another one is chosen', async () => {
    show({ choice: nothingChosen });
    await zoneB.click();
    await hold.click();
    const first = event.performances.find(({ availability }) => availability !== 'soldOut');
    expect(onHold).toHaveBeenCalledExactlyOnceWith({ performanceId: first?.id, zone: 'B', quantity: 2 });
  });

  test.each([390, 1440])('has one yellow button at %d px', async (width) => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(width, 900);
    show({ choice: { performanceId: 'whale-2', zone: 'B', quantity: 2 } });
    await expect.element(zoneB).toBeChecked();
    // A button under the pointer has another yellow.
    await page.getByRole('heading', { level: 1 }).hover();
    const yellow = getComputedStyle(document.documentElement).getPropertyValue('--fg-action-bg').trim();
    const probe = root.host.appendChild(document.createElement('i'));
    probe.style.background = yellow;
    const { backgroundColor } = getComputedStyle(probe);
    const buttons = [...root.host.querySelectorAll<HTMLElement>('a, button')].filter(
      (each) => each.checkVisibility() && getComputedStyle(each).backgroundColor === backgroundColor,
    );
    await page.viewport(innerWidth, innerHeight);
    expect(buttons).toHaveLength(1);
  });

  test.each([
    ['folds most of the dozens of performances of a film', null, 6],
    ['folds nothing when the chosen performance would be folded', 'night-20', 22],
  ])('%s', async (_what, performanceId, shown) => {
    const [first] = event.performances;
    if (!first) throw new Error('The cast has no performance.');
    const performances = Array.from({ length: 22 }, (_, index) => ({ ...first, id: `night-${index}` }));
    show({ event: { ...event, performances }, choice: { ...nothingChosen, performanceId } });
    await expect.element(page.getByRole('heading', { name: words.event.performances })).toBeVisible();
    const list = page.getByRole('region', { name: words.event.performances });
    const rows = list.getByRole('link', { name: words.event.chooseZone }).elements();
    expect(rows.filter((row) => row.closest('details') === null)).toHaveLength(shown);
    expect(page.getByText('16 more performances').elements()).toHaveLength(shown === 6 ? 1 : 0);
  });

  test('sold out, it leads to events of the same kind', async () => {
    const performances = event.performances.map((each) => ({
      ...each,
      availability: 'soldOut' as const,
      remaining: 0,
    }));
    show({ event: { ...event, performances } });
    await expect
      .element(page.getByRole('link', { name: 'More events: Theatre' }))
      .toHaveAttribute('href', '/en_us/Events.html?interest=theatre');
  });
});

describe('a member', () => {
  test('§6 holds what is chosen with the keyboard alone', async () => {
    show();
    await expect.element(zoneB).toBeInTheDocument();
    document.getElementById('zones')?.focus();
    await userEvent.keyboard('{Tab}{ArrowDown}{Tab}{ArrowUp}{Enter}');
    expect(onHold).toHaveBeenCalledExactlyOnceWith({ performanceId: 'whale-2', zone: 'B', quantity: 2 });
    expect(left).not.toHaveBeenCalled();
  });

  test('gets an error that leads to the zones when none is chosen', async () => {
    show();
    await hold.click();
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('link', { name: 'Choose a zone.' }).click();
    await expect.element(page.getByRole('radio', { name: 'Stalls, front' })).toHaveFocus();
    expect(onHold).not.toHaveBeenCalled();
  });

  test('reads no longer that a zone is missing once one is chosen', async () => {
    show();
    await hold.click();
    await expect.element(summary).toHaveTextContent('Choose a zone.');
    await zoneB.click();
    await expect.element(page.getByText('Choose a zone.')).not.toBeInTheDocument();
  });

  test('§9 sees the limit of the event at the field, and keeps the number that was typed', async () => {
    show();
    await zoneB.click();
    await quantity.fill('12');
    await hold.click();
    const sentence = overLimit({ limit: 10, left: 10 });
    await expect.element(summary).toHaveTextContent(sentence);
    await expect.element(quantity).toHaveValue(12);
    await expect.element(quantity).toHaveAccessibleDescription(expect.stringContaining(sentence));
    await expect.element(zoneB).toBeChecked();
    expect(onHold).not.toHaveBeenCalled();
  });

  test('§9 steps the quantity up to what the limit leaves beside the cart', async () => {
    const inCart = { tickets: 8, ofEvent: 8, until: holdEnds, performances: [] };
    show({ choice: { performanceId: 'whale-2', zone: 'B', quantity: 1 }, inCart });
    const more = page.getByRole('button', { name: words.event.more });
    await more.click();
    await expect.element(quantity).toHaveValue(2);
    await expect.element(more).toBeDisabled();
  });

  test('§9 tickets already in the cart count towards the limit', async () => {
    show({
      choice: { performanceId: 'whale-2', zone: 'B', quantity: 4 },
      inCart: { tickets: 8, ofEvent: 8, until: holdEnds, performances: [] },
    });
    await hold.click();
    await expect.element(summary).toHaveTextContent(overLimit({ limit: 10, left: 2 }));
  });

  test('gets the error at each attempt, so that a screen reader says the second one too', async () => {
    show();
    await hold.click();
    await expect.element(summary).toHaveFocus();
    await hold.click();
    await expect.element(summary).toHaveFocus();
  });

  test('a refusal of the box office names what is left', async () => {
    show({
      choice: { performanceId: 'whale-2', zone: 'B', quantity: 5 },
      error: {
        code: 'quantityNotAvailable',
        fields: [{ field: 'quantity', code: 'quantityNotAvailable', values: { limit: 3, left: 3 } }],
      },
    });
    await expect.element(summary).toHaveFocus();
    await expect.element(summary).toHaveTextContent('3 tickets left');
    await expect.element(quantity).toHaveValue(5);
  });

  test('asks for seats once while the answer is awaited', async () => {
    show({ choice: { performanceId: 'whale-2', zone: 'B', quantity: 2 }, submitting: true });
    await page.getByRole('button', { name: 'Holding' }).click({ force: true });
    expect(onHold).not.toHaveBeenCalled();
    expect(left).not.toHaveBeenCalled();
  });
});

describe('what the event does not have', () => {
  test.each([
    [{ performanceId: 'whale-99', zone: 'B' }, 'whale-1', true],
    [{ performanceId: 'whale-2', zone: 'D' }, 'whale-2', true],
    [{ performanceId: 'film-2', zone: 'C' }, 'film-2', false],
  ] as const)('is dropped from the choice: %o', async (given, performanceId, zoneKept) => {
    const event = given.performanceId === 'film-2' ? filmInStory('en_us') : whale('en_us');
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

describe('the bar of a phone', () => {
  const onPhone = async (run: () => Promise<void>) => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(390, 800);
    await run();
    await page.viewport(innerWidth, innerHeight);
  };
  const choice = { performanceId: 'whale-2', zone: 'B', quantity: 2 } as const;

  test('§6 holds the seats with one press, with their price beside it, and no other button does', async () => {
    await onPhone(async () => {
      show({ choice });
      await expect.element(zoneB).toBeChecked();
      await hold.click();
      expect(onHold).toHaveBeenCalledExactlyOnceWith(choice);
      expect(hold.elements().filter((each) => each.checkVisibility())).toHaveLength(1);
      expect(hold.element().closest('form')).toBeNull();
    });
  });

  test('leads a visitor to the login with the choice', async () => {
    await onPhone(async () => {
      show({ choice, member: false });
      await page.getByRole('button', { name: words.event.loginFirst }).click();
      expect(left.mock.lastCall?.[0]).toContain(encodeURIComponent('zone=B&quantity=2'));
    });
  });

  test('leads to the zones while none is chosen', async () => {
    await onPhone(async () => {
      show();
      await expect
        .element(page.getByRole('link', { name: words.event.chooseZone, exact: true }))
        .toHaveAttribute('href', '#zones');
    });
  });
});

test('a performance at the same time as one in the cart is told before its seats are held', async () => {
  const { event: jazz } = itemIn('en_us', 'jazz');
  const inCart = { tickets: 2, ofEvent: 0, until: holdEnds, performances: [jazz, jazz] };
  show({ inCart, choice: { performanceId: 'whale-3', zone: 'B', quantity: 1 } });
  await expect
    .element(
      page.getByText('This performance (20:00 to 21:50) overlaps “Cha Chaan Jazz” in your cart (20:15 to 22:15).'),
    )
    .toBeVisible();
  await page.getByRole('link', { name: 'Fri 27 Nov 19:30' }).click();
  await expect.element(page.getByText(words.event.overlapTitle)).not.toBeInTheDocument();
});

describe('sharing', () => {
  const address = 'https://shop.example/en_us/EventDetail.html?eventId=whale';

  test('§8 says that the link is copied, or shows it to be copied by hand', async () => {
    show({ shared: { copied: true, address } });
    await page.getByRole('button', { name: words.event.shareEvent }).click();
    expect(onShare).toHaveBeenCalledOnce();
    await expect.element(page.getByText(words.event.shareCopied)).toBeVisible();
    show({ shared: { copied: false, address } });
    await expect.element(page.getByText(words.errors.clipboardFailed)).toBeVisible();
    await expect.element(page.getByText(address)).toBeVisible();
  });

  test('the chosen performance is a file for a calendar, by a plain link', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: `${words.event.addToCalendar} Sat 21 Nov 15:00` }))
      .toHaveAttribute('href', '/en_us/EventDetail.ics?eventId=whale&performanceId=whale-2');
  });
});

describe('a visitor', () => {
  const visitor = { member: false, choice: { performanceId: 'whale-2', zone: 'B', quantity: 2 } } as const;

  test('§6 goes to login, and the address to come back to has the whole choice', async () => {
    show(visitor);
    await page.getByRole('button', { name: 'Log in first to buy' }).click();
    expect(onHold).not.toHaveBeenCalled();
    const url = new URL(left.mock.lastCall?.[0] ?? '', 'https://first-gong.test');
    expect(url.pathname).toBe('/en_us/Login.html');
    expect(url.searchParams.get('target')).toBe(
      `/en_us/EventDetail.html?eventId=${eventId}&performanceId=whale-2&zone=B&quantity=2&resumed=true`,
    );
  });

  test('§9 learns of a number over the limit before leaving the page', async () => {
    show({ ...visitor, choice: { ...visitor.choice, quantity: 11 } });
    await page.getByRole('button', { name: 'Log in first to buy' }).click();
    await expect.element(summary).toHaveFocus();
    expect(left).not.toHaveBeenCalled();
  });
});

describe('§1 priority booking', () => {
  const priority: Partial<EventReady> = {
    event: nightSailing('en_us'),
    choice: { performanceId: 'nightsail-2', zone: 'B', quantity: 2 },
  };
  const card = page.getByRole('textbox', { name: 'Number of your Kwun Ferry Card' });

  test('says who can buy, until when, and asks a member for the number of the card', async () => {
    show(priority);
    await expect.element(page.getByText('Priority booking until Tue 24 Nov 10:00')).toBeVisible();
    await hold.click();
    expect(onHold).not.toHaveBeenCalled();
    await expect.element(summary).toHaveTextContent('Enter the number of your card');
    await card.fill('8800 1234 5678');
    await hold.click();
    expect(onHold).not.toHaveBeenCalled();
    await expect.element(card).toHaveAccessibleDescription(/This is not the number of a card/);
    await card.fill(priorityCard.example);
    await hold.click();
    expect(onHold).toHaveBeenCalledOnce();
  });

  test('asks a visitor to log in first: the address to come back to has no number', async () => {
    show({ ...priority, member: false });
    await expect.element(page.getByText(/Log in first/)).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    await page
      .getByRole('button', { name: t('event.loginFirst') })
      .first()
      .click();
    expect(left.mock.calls.flat().join()).not.toMatch(/priorityCard/);
    expect(left).toHaveBeenCalledOnce();
  });

  test('is over at the minute at which public sale begins', async () => {
    show({ ...priority, now: '2026-11-24T01:59:00.000Z' });
    await expect.element(card).toBeVisible();
    show({ ...priority, now: '2026-11-24T02:00:00.000Z' });
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(page.getByText(/Priority booking until/)).not.toBeInTheDocument();
    await hold.click();
    expect(onHold).toHaveBeenCalledOnce();
  });
});

describe('an online programme', () => {
  const choice = { performanceId: 'electro-2', zone: 'A', quantity: 1 } as const;

  test('§1 counts down to its start, and names the time in which it can be watched', async () => {
    show({ event: stream('en_us'), choice });
    // She looks at 19:00 on Friday.
    await expect.element(page.getByRole('timer')).toHaveTextContent('Starts in 1 day 2 hours.');
    await expect.element(page.getByText(/watch again until Wed\s25\sNov\s00:00/)).toBeVisible();
    show({ event: stream('en_us', { kind: 'onDemand', hours: 48 }), choice });
    await expect.element(page.getByText(/from Sat\s21\sNov\s21:30 until Mon\s23\sNov\s21:30/)).toBeVisible();
  });

  test('has no word of seats, doors, collection or couriers', async () => {
    show({ event: stream('en_us'), choice });
    await expect.element(page.getByRole('button', { name: words.event.holdOnline }).first()).toBeVisible();
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
    await expect.element(page.getByRole('link', { name: words.event.networkGo })).toHaveAttribute('href', '#network');
    expect(page.getByRole('link', { name: /Choose zone/ }).elements()).toEqual([]);
    expect(page.getByRole('region', { name: 'Zone and quantity' }).elements()).toEqual([]);
    expect(hold.elements()).toEqual([]);
  });

  test('§9 counts down in a dialog that the visitor can stop', async () => {
    show({ event, leaving: { secondsLeft: 3 } });
    await expect.element(page.getByRole('timer')).toHaveTextContent('3');
    expect(onLeavingShown).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: words.event.leavingStay }).click();
    expect(onStay).toHaveBeenCalledOnce();
  });

  test('without a countdown, the dialog does not say that the page leaves by itself', async () => {
    show({ event, leaving: { secondsLeft: null } });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toHaveTextContent('3 seconds');
  });
});

describe('a film', () => {
  const event = filmInStory('en_us');
  const film: FilmState = {
    values: noFilmValues,
    captcha: { captchaId: '1', image: null, question: 'Which of these is a fruit?', expiresAt: holdEnds },
    way: 'question',
    loading: false,
    failure: null,
  };
  const choice = { performanceId: 'film-2', zone: 'A', quantity: 2 } as const;
  const word = page.getByRole('checkbox', { name: /everyone with these tickets is aged 18/ });
  const code = page.getByRole('textbox', { name: words.event.captchaQuestion });

  test('§9 names its certificate and who is not admitted', async () => {
    show({ event, film, choice });
    await expect.element(page.getByText(words.event.certificateIII)).toBeVisible();
    await expect.element(page.getByText(/Nobody under 18 is admitted/)).toBeVisible();
  });

  test('§2 §9 holds nothing without the word about the age and the code', async () => {
    show({ event, film, choice });
    await hold.click();
    await expect.element(summary).toHaveFocus();
    await expect.element(word).toHaveAccessibleDescription(/18/);
    await expect.element(code).toHaveAccessibleDescription(/Enter the code/);
    expect(onHold).not.toHaveBeenCalled();
    await word.click();
    await code.fill('pear');
    await hold.click();
    expect(onHold).toHaveBeenCalledExactlyOnceWith(choice);
  });

  test('§3 has a price for each ticket type, and no child’s ticket in Category III', async () => {
    show({ event, film, choice });
    const type = page.getByRole('combobox', { name: words.event.ticketType });
    await type.selectOptions(words.common.ticketConcession);
    await expect.element(page.getByRole('status').first()).toHaveTextContent('HK$86 × 2HK$172');
    expect(type.getByRole('option', { name: words.common.ticketStudentChild }).elements()).toEqual([]);
  });

  test('§8 says why the code did not come, and how long to wait', async () => {
    const failed = (failure: FilmState['failure']) =>
      show({ event, film: { ...film, captcha: null, failure }, choice });
    failed({ kind: 'busy', code: 'tooManyRequests', message: 'Too many requests. Please try again in 4 minutes.' });
    await expect.element(page.getByText('Please try again in 4 minutes.')).toBeVisible();
    failed({ kind: 'offline' });
    await expect.element(page.getByText(`${words.common.offlineTitle}. The code could not be loaded.`)).toBeVisible();
  });

  test('asks for another way to answer', async () => {
    show({ event: { ...event, certificate: 'I' }, film, choice });
    await page.getByRole('button', { name: words.event.captcha_picture }).click();
    expect(onCaptcha).toHaveBeenCalledExactlyOnceWith('picture');
    expect(word.elements()).toEqual([]);
  });
});

test('related events are cards that lead to their pages; without any there is no such part', async () => {
  const related = eventsIn('en_us').slice(0, 5);
  show({ related });
  const part = page.getByRole('region', { name: words.event.related });
  await expect.element(part).toBeVisible();
  expect(part.getByRole('heading', { level: 3 }).elements()).toHaveLength(related.length);
  await expect
    .element(part.getByRole('link', { name: related[0]?.title }))
    .toHaveAttribute('href', `/en_us/EventDetail.html?eventId=${related[0]?.id}`);
  show({ related: [] });
  await expect.element(part).not.toBeInTheDocument();
});

test('an event that is gone says so, and shows its like and a search', async () => {
  const related = eventsIn('en_us').slice(0, 5);
  root.render(
    <TextProvider lang="en_us" words={words}>
      <EventDetailScreen
        state={{ kind: 'notFound', related, today }}
        onChoose={() => {}}
        onHold={onHold}
        onStay={onStay}
        onLeavingShown={onLeavingShown}
        onShare={onShare}
        onPriorityCard={() => {}}
        onFilmChange={() => {}}
        onCaptcha={onCaptcha}
        onRetry={() => {}}
      />
    </TextProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: words.event.goneTitle })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  for (const { title } of related) await expect.element(page.getByRole('link', { name: title })).toBeVisible();
});
