import { loadContent } from '@first-gong/i18n/content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot } from '../../shared/screenRoot.js';
import type { FeeChoice } from './ServiceFeeScreen.js';
import { ServiceFeeScreen } from './ServiceFeeScreen.js';

const content = await loadContent('en_us', 'serviceFee');
const root = screenRoot();

const show = async (choice: FeeChoice) => {
  root.render(<ServiceFeeScreen content={content} choice={choice} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const result = page.getByRole('status');

test('§9 the fees are the service charge of each ticket and the delivery', async () => {
  await show({ tickets: 2, way: 'overseas' });
  await expect.element(result).toHaveTextContent('Service charge, HK$10 per ticketHK$20');
  await expect.element(result).toHaveTextContent('HK$500');
  await expect.element(result).toHaveTextContent('All feesHK$520');
});

test('a collection without a fee is free', async () => {
  await show({ tickets: 1, way: 'free' });
  await expect.element(result).toHaveTextContent('Collection or deliveryFree');
  await expect.element(result).toHaveTextContent('All feesHK$10');
});

test('§9 numbers up to the limit of a transaction can be chosen, and another number in the address is refused', async () => {
  await show({ tickets: null, way: 'free' });
  await expect.element(result).toHaveTextContent('Choose the number of tickets');
  const options = [...(page.getByLabelText('Tickets').element() as HTMLSelectElement).options];
  expect([options.length, options.at(-1)?.value]).toEqual([40, '40']);
  for (const tickets of [41, 0, -1, 1.5, Number.NaN]) {
    await show({ tickets, way: 'free' });
    await expect.element(result).toHaveTextContent('Choose a number up to 40.');
  }
});
