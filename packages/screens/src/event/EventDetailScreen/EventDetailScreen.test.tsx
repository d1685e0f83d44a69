import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { whale } from '../../shared/story/index.js';
import { eventId, eventPage, hold, onHold, quantity, words, zoneB } from './testPage.js';

const { root, show } = eventPage();

describe('choosing', () => {
  test('a performance is a link with the choice in its address, so that it works before script has loaded', async () => {
    show();
    const link = page.getByRole('link', { name: 'Choose zone Fri 27 Nov 19:30', exact: true });
    await expect
      .element(link)
      .toHaveAttribute('href', `/en_us/EventDetail.html?eventId=${eventId}&performanceId=whale-5&quantity=1#zones`);
  });

  test('a performance that is sold out offers no action without a wish list', async () => {
    show({ wishes: false });
    const sunday = page.getByRole('listitem').filter({ hasText: '22 Nov' });
    await expect.element(sunday).toHaveTextContent('Sold out');
    expect(sunday.getByRole('link').elements()).toEqual([]);
    expect(page.getByRole('link', { name: /^Add to wish list/ }).elements()).toEqual([]);
  });

  test('§2 a performance that is sold out leads to a wish for it, and the zones to one for what they lack', async () => {
    show({ choice: { performanceId: 'whale-2', zone: 'A', quantity: 4 } });
    const sunday = page.getByRole('listitem').filter({ hasText: '22 Nov' });
    await expect
      .element(sunday.getByRole('link', { name: /^Add to wish list/ }))
      .toHaveAttribute('href', '/en_us/Member/WishList.html?eventId=whale&performanceId=whale-4&quantity=4');
    const zones = page.getByRole('region', { name: 'Zone and quantity', exact: true });
    await expect
      .element(zones.getByRole('link', { name: 'Add to wish list', exact: true }))
      .toHaveAttribute('href', '/en_us/Member/WishList.html?eventId=whale&performanceId=whale-2&zone=A&quantity=4');
  });

  test('choosing another performance focuses its zones', async () => {
    show();
    await page.getByRole('link', { name: 'Choose zone Fri 27 Nov 19:30', exact: true }).click();
    const zones = page.getByRole('region', { name: 'Zone and quantity', exact: true });
    await expect.element(zones).toHaveFocus();
    await expect.element(zones).toHaveTextContent('Fri 27 Nov 19:30');
  });

  test('choosing another performance keeps the zone only where it has seats left', async () => {
    show({ choice: { performanceId: 'whale-2', zone: 'A', quantity: 2 } });
    await page.getByRole('link', { name: 'Choose zone Sat 21 Nov 20:00', exact: true }).click();
    await expect.element(page.getByRole('radio', { name: /^Stalls, front/ })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: /^Stalls, front/ })).not.toBeChecked();
    await expect.element(quantity).toHaveValue(2);
  });

  test('the total follows zone and quantity', async () => {
    show();
    await zoneB.click();
    await quantity.fill('3');
    await expect.element(page.getByRole('status').first()).toHaveTextContent('HK$290 × 3, HK$870');
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
    // A hovered button has another yellow.
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
    await expect.element(page.getByRole('heading', { name: words.event.performances, exact: true })).toBeVisible();
    const list = page.getByRole('region', { name: words.event.performances, exact: true });
    const rows = list.getByRole('link', { name: new RegExp(`^${words.event.chooseZone}`) }).elements();
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
      .element(page.getByRole('link', { name: 'More events: Theatre', exact: true }))
      .toHaveAttribute('href', '/en_us/Events.html?interest=theatre');
  });
});
