import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Accordion } from './Accordion.js';

const root = freshRoot();

const items = [
  { id: 'where', title: 'Where is my ticket?', content: <p>In your account.</p> },
  { id: 'refund', title: 'May I have my money back?', content: <p>No.</p> },
];

const show = async () => {
  root.render(<Accordion headingLevel={3} items={items} />);
  await expect.element(page.getByText('Where is my ticket?')).toBeVisible();
};

const where = page.getByText('In your account.');
const refund = page.getByText('No.');

describe('Accordion', () => {
  test('an item opens when its title is pressed, and closes again', async () => {
    await show();
    await expect.element(where).not.toBeVisible();
    await page.getByText('Where is my ticket?').click();
    await expect.element(where).toBeVisible();
    await page.getByText('Where is my ticket?').click();
    await expect.element(where).not.toBeVisible();
  });

  test.each(['{Enter}', ' '])('Tab reaches the titles, and the key "%s" opens an item', async (key) => {
    await show();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(refund).toBeVisible();
    await expect.element(where).not.toBeVisible();
  });

  test('an open item stays open when another item is opened', async () => {
    await show();
    await page.getByText('Where is my ticket?').click();
    await page.getByText('May I have my money back?').click();
    await expect.element(where).toBeVisible();
    await expect.element(refund).toBeVisible();
  });

  test('titles are headings of the page', async () => {
    await show();
    await expect
      .element(page.getByRole('heading', { level: 3, name: 'Where is my ticket?', exact: true }))
      .toBeVisible();
  });

  test('an item opens when it appears on a page whose address leads to it', async () => {
    history.replaceState(null, '', '#refund');
    await show();
    await expect.element(refund).toBeVisible();
    await expect.element(where).not.toBeVisible();
  });

  test('a link on the page opens the item it leads to', async () => {
    await show();
    location.hash = 'where';
    await expect.element(where).toBeVisible();
  });

  test('an item opens for a changed address in a browser that does not open it', async () => {
    await show();
    history.replaceState(null, '', '#where');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await expect.element(where).toBeVisible();
  });
});
