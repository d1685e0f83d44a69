import { cinemaAges, priorityCard } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { film, holdEnds, itemIn, nightSailing } from '../../shared/story/index.js';
import type { EventReady } from './state.js';
import { eventId, eventPage, hold, left, onHold, overLimit, quantity, summary, t, words, zoneB } from './testPage.js';

const { show } = eventPage();

describe('a member', () => {
  test('§6 holds what is chosen with the keyboard alone', async () => {
    show();
    await expect.element(zoneB).toBeInTheDocument();
    document.getElementById('zones')?.focus();
    // The three ways to choose seats are links before the zones.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{ArrowDown}{Tab}{ArrowUp}{Enter}');
    expect(onHold).toHaveBeenCalledExactlyOnceWith({ performanceId: 'whale-2', zone: 'B', quantity: 2 });
    expect(left).not.toHaveBeenCalled();
  });

  test('gets an error that leads to the zones when none is chosen', async () => {
    show();
    await hold.click();
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('link', { name: 'Choose a zone.', exact: true }).click();
    await expect.element(page.getByRole('radio', { name: /^Stalls, front/ })).toHaveFocus();
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
    const more = page.getByRole('button', { name: `${words.event.more}: Tickets`, exact: true });
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
    await page.getByRole('button', { name: 'Holding', exact: true }).click({ force: true });
    expect(onHold).not.toHaveBeenCalled();
    expect(left).not.toHaveBeenCalled();
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
      await page.getByRole('button', { name: words.event.loginFirst, exact: true }).click();
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
  const overlap = 'This performance (20:00 to 21:50) overlaps “Cha Chaan Jazz” in your cart (20:15 to 22:15).';
  await expect.element(page.getByText(overlap).first()).toBeVisible();
  await expect.element(page.getByRole('status').last()).toHaveTextContent(overlap);
  await page.getByRole('link', { name: 'Choose zone Fri 27 Nov 19:30', exact: true }).click();
  await expect.element(page.getByText(words.event.overlapTitle)).not.toBeInTheDocument();
});

describe('a visitor', () => {
  const visitor = { member: false, choice: { performanceId: 'whale-2', zone: 'B', quantity: 2 } } as const;

  test('§6 goes to login, and the address to come back to has the whole choice', async () => {
    show(visitor);
    await page.getByRole('button', { name: 'Log in first to buy', exact: true }).click();
    expect(onHold).not.toHaveBeenCalled();
    const url = new URL(left.mock.lastCall?.[0] ?? '', 'https://first-gong.test');
    expect(url.pathname).toBe('/en_us/Login.html');
    expect(url.searchParams.get('target')).toBe(
      `/en_us/EventDetail.html?eventId=${eventId}&performanceId=whale-2&zone=B&quantity=2&resumed=true`,
    );
  });

  test('§9 learns of a number over the limit before leaving the page', async () => {
    show({ ...visitor, choice: { ...visitor.choice, quantity: 11 } });
    await page.getByRole('button', { name: 'Log in first to buy', exact: true }).click();
    await expect.element(summary).toHaveFocus();
    expect(left).not.toHaveBeenCalled();
  });
});

describe('§1 priority booking', () => {
  const priority: Partial<EventReady> = {
    event: nightSailing('en_us'),
    choice: { performanceId: 'nightsail-2', zone: 'B', quantity: 2 },
  };
  const card = page.getByRole('textbox', { name: 'Number of your Kwun Ferry Card', exact: true });

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
    await expect.element(page.getByText(/with the number of the card\. Log in first/)).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    await page
      .getByRole('button', { name: t('event.loginFirst'), exact: true })
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

test('§2 a film is sold on the page of the cinema: each of its shows leads there', async () => {
  const event = film('en_us');
  show({ event, choice: { performanceId: 'film-2', zone: 'A', quantity: 2 } });
  await expect.element(page.getByText(t('event.certificateIII', { age: cinemaAges.categoryIII }))).toBeVisible();
  await expect.element(page.getByText(/No one under 18 is admitted/)).toBeVisible();
  const show2 = page.getByRole('link', { name: new RegExp(`^${words.event.chooseFilmSeats}`) }).nth(1);
  const { searchParams, pathname } = new URL(show2.element().getAttribute('href') ?? '', 'http://shop');
  expect(pathname).toBe('/en_us/Cinema.html');
  expect(Object.fromEntries(searchParams)).toMatchObject({ eventId: 'film', performanceId: 'film-2' });
  expect(page.getByRole('radiogroup').elements()).toEqual([]);
  expect(page.getByRole('navigation', { name: words.seats.ways, exact: true }).elements()).toEqual([]);
  expect(hold.elements()).toEqual([]);
});
