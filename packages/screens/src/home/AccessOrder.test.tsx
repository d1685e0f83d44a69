import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot, words } from '../shared/screenRoot.js';
import { AccessOrder, type AccessOrderProps, AccessQuestion } from './AccessOrder.js';

const root = screenRoot();
const onOff = vi.fn<() => void>();
beforeEach(() => onOff.mockClear());

const show = (changes: Partial<AccessOrderProps>) => {
  const props = { features: null, saving: false, failure: null, onOff, ...changes };
  root.render(
    <>
      <h1 id="events" tabIndex={-1}>
        Events
      </h1>
      <AccessOrder {...props} />
      <AccessQuestion {...props} />
    </>,
  );
};
const question = page.getByRole('region', { name: words.accessOrder.ask, exact: true });

test('the question is asked until it is answered; the answer leaves a sentence with the focus', async () => {
  show({});
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'No, thank you', exact: true }).click();
  expect(onOff).toHaveBeenCalledOnce();
  show({ failure: { kind: 'offline' } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your answer is not saved. Try again.');
  await expect.element(question).toBeVisible();
  show({ features: [] });
  const later = page.getByRole('link', { name: words.accessOrder.later, exact: true });
  await expect.element(later).toHaveAttribute('href', '/en_us/Member/MemberInfo.html#access');
  await expect.poll(() => document.activeElement?.contains(later.element())).toBe(true);
});

test('a member who has answered before is not asked', async () => {
  show({ features: [] });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
  await expect.element(question).not.toBeInTheDocument();
});

test('the list says that it follows the preference; the usual order is one press away and keeps the focus at the list', async () => {
  show({ features: ['captions', 'quietRoom'] });
  await expect
    .element(page.getByText('Events with the access you need come first: Captions, Quiet room.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Use the usual order', exact: true }).click();
  expect(onOff).toHaveBeenCalledOnce();
  show({ features: [] });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
