import { expectNoAxeViolations } from './axe.js';
import {
  buyByCall,
  emptyCart,
  eventPath,
  listenForComplaints,
  logInByCall,
  sampleOffer,
  takenOver,
  textsOf,
} from './shop.js';
import { expect, test } from './test.js';

/** A view in English: "28 m from the stage, 15° to the left, 6 m above it". */
const inWords = /\d+ m from the stage, /;

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

test('the view from a seat is compared, chosen and held with the keyboard alone, and is on the ticket', async ({
  page,
  request,
}, { parallelIndex }) => {
  const lang = 'en_us';
  const { t } = textsOf(lang);
  const complaints = listenForComplaints(page);
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  const views = page.getByRole('region', { name: t('seats.viewTitle'), exact: true });

  await page.goto(eventPath(lang, offer));
  await takenOver(page);
  await expect(views.getByRole('img', { name: /\d+ m from the stage, / }).first()).toBeVisible();
  await expect(views.getByText(t('seats.viewHonest'))).toBeVisible();
  await expectNoAxeViolations(page);

  await page.locator('#zones').focus();
  // The second of the three ways.
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/way=list/);
  const offers = page.getByRole('region', { name: t('seats.offers', { count: 2 }), exact: true });
  const first = offers.getByRole('listitem').first();
  await expect(first).toContainText(inWords);
  const chosenView = inWords.exec(await first.innerText())?.[0] ?? '';
  await page.locator('#seats').focus();
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await expect(views.getByRole('img', { name: /\d+ m from the stage, / })).toHaveCount(1);
  await expect(views.getByRole('img')).toHaveAccessibleName(new RegExp(`^${chosenView}`));
  await expectNoAxeViolations(page);

  await page
    .getByRole('button', { name: t('event.hold'), exact: true })
    .filter({ visible: true })
    .focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/ShoppingCart\.html/);
  await expect(page.getByText(inWords).first()).toBeVisible();
  await emptyCart(request, parallelIndex);

  const { transactionNumber } = await buyByCall(request, headers, offer);
  await page.goto(`/${lang}/Receipt.html?transactionNumber=${transactionNumber}`);
  await expect(page.getByText(inWords).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
