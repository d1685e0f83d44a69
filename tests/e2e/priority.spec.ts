import { priorityCard } from '@first-gong/domain';
import { expectNoAxeViolations } from './axe.js';
import { emptyCart, eventPath, lang, logIn, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

test(
  '§1 priority booking says who can buy until when, refuses a wrong number at its field, and holds seats with a right one',
  { tag: '@instants' },
  async ({ page, request }, { parallelIndex }) => {
    const { t, format } = textsOf(lang);
    const offer = await sampleOffer(request, lang, 'priority');
    const { card: cardName = '', until = '' } = offer.event.priority ?? {};
    await page.goto(eventPath(lang, offer, 1));
    await expect(page.getByText(t('event.priorityTitle', { until: format.showTime(until) }))).toBeVisible();
    await expect(page.getByText(t('event.priorityLogin', { card: cardName }))).toBeVisible();
    await takenOver(page);
    await page
      .getByRole('button', { name: t('event.loginFirst'), exact: true })
      .first()
      .click();
    await page.waitForURL(/Login\.html/);
    await logIn(page, lang, parallelIndex);
    await page.waitForURL(/EventDetail\.html/);

    const card = page.getByRole('textbox', { name: t('event.priorityCard', { card: cardName }), exact: true });
    const hold = page.getByRole('button', { name: t('event.hold'), exact: true });
    await hold.click();
    await expect(card).toHaveAccessibleDescription(new RegExp(t('errors.priorityCardRequired')));
    await card.fill('8800 1234 5678');
    await hold.click();
    await expect(card).toHaveAccessibleDescription(new RegExp(t('errors.priorityCardWrong', { digits: 12 })));
    await expectNoAxeViolations(page);
    await card.fill(priorityCard.example);
    await hold.click();
    await page.waitForURL(/ShoppingCart\.html/);
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title'), exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/priorityCard/);
  },
);
