import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibleWhale, whale, withCancelled } from '../../shared/story/index.js';
import { eventPage } from './testPage.js';

const { show } = eventPage();

test('the list names languages, the sign language, and what only some performances have', async () => {
  show({ event: accessibleWhale('en_us') });
  const heading = page.getByRole('heading', { name: 'Access', exact: true });
  await expect.element(heading).toBeVisible();
  const part = heading.element().parentElement;
  const items = [...(part?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Step-free entrance',
    'Wheelchair spaces',
    'Companion’s seat',
    'Hearing loop',
    'Assistance dogs welcome',
    'Captions or surtitles: Chinese and English',
    'Hong Kong Sign Language, at some performances',
    'Audio description, at some performances',
    'Relaxed performance, at some performances',
  ]);
  await expect
    .element(page.getByRole('link', { name: 'How to book with access', exact: true }))
    .toHaveAttribute('href', '/en_us/Access.html');
});

test('each performance says its free wheelchair spaces and its services', async () => {
  show({ event: accessibleWhale('en_us') });
  const lines = page.getByText(/wheelchair spaces? left$/);
  await expect.element(lines.first()).toBeVisible();
  expect(lines.elements().map(({ textContent }) => textContent?.trim())).toEqual([
    '2 wheelchair spaces left',
    '1 wheelchair space left',
    'No wheelchair spaces left',
    'No wheelchair spaces left',
    '4 wheelchair spaces left',
    '2 wheelchair spaces left',
  ]);
  expect(page.getByText('Captions, sign language, audio description', { exact: true }).elements()).toHaveLength(1);
  const read = page
    .getByRole('listitem')
    .filter({ hasText: /wheelchair spaces? left,\s+Captions, sign language, audio/ });
  await expect.element(read.first()).toBeVisible();
});

test('a cancelled performance has no free spaces, and an event without access says so', async () => {
  show({ event: withCancelled(accessibleWhale('en_us')) });
  await expect.element(page.getByText('Cancelled').first()).toBeVisible();
  expect(page.getByText(/wheelchair spaces? left/).elements()).toEqual([]);
  show({ event: { ...whale('en_us'), accessFeatures: [] } });
  await expect.element(page.getByText(/has announced no access for this event/)).toBeVisible();
  show({ event: { ...whale('en_us'), accessFeatures: undefined } });
  await expect.element(page.getByRole('heading', { name: 'Access', exact: true })).not.toBeInTheDocument();
});
