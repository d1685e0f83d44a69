import { seatKey, seatsOfOffer, seatView, togetherOffers, withViews } from '@first-gong/domain';
import { seatViewText } from '@first-gong/i18n/seatViewText';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playhousePlan } from '../../shared/story/index.js';
import type { EventReady } from './state.js';
import { eventPage, t, words } from './testPage.js';

const { show } = eventPage();

const plan = playhousePlan('en_us');
const { layout: _, ...unmeasured } = plan;
const ready = (of: typeof unmeasured): EventReady['plan'] => ({ plan: of, failure: null, updating: false });
const views = page.getByRole('region', { name: words.seats.viewTitle, exact: true });
const [offer] = togetherOffers(plan.zones, 3, 1);
if (!offer) throw new Error('The plan has an offer.');
const seats = seatsOfOffer(offer);
const viewOf = (seat: (typeof seats)[number] | undefined) => {
  const view = seat && seatView(plan, seat);
  if (!view) throw new Error('The layout has every seat.');
  return seatViewText({ t, lang: 'en_us' }, view);
};
const choice = { performanceId: 'whale-2', zone: null, quantity: 3, way: 'list' } as const;

describe('the view from a seat', () => {
  test('is in words at each offer, and drawn for the chosen seats', async () => {
    show({ plan: ready(plan), choice: { ...choice, seats: seats.map(seatKey) } });
    await expect
      .element(
        page
          .getByRole('listitem')
          .filter({ hasText: viewOf(seats[1]) })
          .first(),
      )
      .toBeVisible();
    await expect.element(views.getByRole('img', { name: viewOf(seats[1]), exact: true })).toBeVisible();
    await expect.element(views.getByText(words.seats.viewHonest)).toBeVisible();
  });

  test('is one drawing for neighbours, and at most three', async () => {
    const apart = ['M4/A/2', 'M4/B/6', 'M4/C/3', 'M3/K/5'];
    show({ plan: ready(plan), choice: { ...choice, seats: apart } });
    await expect.element(views.getByRole('img').first()).toBeVisible();
    expect(views.getByRole('img').elements().length).toBeLessThanOrEqual(3);
  });

  test('is side by side for best available, with a nearer and a cheaper choice', async () => {
    const best = (zone: 'A' | 'B' | 'C', row: string) => ({
      zone,
      price: 280_00,
      seats: withViews(plan, [{ section: { A: 'M1', B: 'M2', C: 'M3' }[zone], row, seat: '7' }]),
      compromise: 'none' as const,
      rowsAway: 8,
    });
    const bestOffers = { best: best('B', 'H'), nearer: best('A', 'C'), cheaper: best('C', 'N') };
    show({ choice: { performanceId: 'whale-2', zone: 'B', quantity: 1 }, bestOffers });
    await expect.element(views.getByRole('img').nth(2)).toBeVisible();
    const names = bestOffers.best.seats.map(viewOf);
    await expect.element(views.getByRole('img').first()).toHaveAccessibleName(names[0]);
    for (const kind of ['best', 'nearer', 'cheaper'] as const) {
      await expect.element(views.getByText(words.seats[`view_${kind}`], { exact: true })).toBeVisible();
    }
  });

  test('is nowhere if the API does not know the layout', async () => {
    show({ plan: ready(unmeasured), choice: { ...choice, seats: seats.map(seatKey) } });
    await expect.element(page.getByRole('region', { name: words.seats.chosen, exact: true })).toBeVisible();
    expect(page.getByText(/from the stage/).elements()).toEqual([]);
    expect(views.elements()).toEqual([]);
  });
});
