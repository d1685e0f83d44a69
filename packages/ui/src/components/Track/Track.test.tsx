import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Track } from './Track.js';

const root = freshRoot();

const show = async (reached: number) => {
  root.render(
    <Track
      label="Delivery"
      steps={[
        { label: 'Paid', detail: '31 Oct 11:08' },
        { label: 'Shipped', detail: '3 Nov 16:20' },
        { label: 'Out for delivery', detail: 'not reported' },
        { label: 'Signed for', detail: 'not reported' },
      ]}
      reached={reached}
      reachedLabel="done"
      aheadLabel="to come"
    />,
  );
  await expect.element(page.getByRole('list', { name: 'Delivery', exact: true })).toBeVisible();
  return page.getByRole('listitem').elements();
};

test('each step says whether it is done or to come', async () => {
  const steps = (await show(2)).map((step) => step.textContent);
  expect(steps).toEqual([
    'Paiddone 31 Oct 11:08',
    'Shippeddone 3 Nov 16:20',
    'Out for deliveryto come not reported',
    'Signed forto come not reported',
  ]);
});

test('the last step reached is the current one', async () => {
  expect((await show(2)).map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
});

test('no step is current before the first one is reached', async () => {
  expect((await show(0)).some((step) => step.hasAttribute('aria-current'))).toBe(false);
});

test('steps ahead have dashes, not only another colour', async () => {
  const rules = (await show(2)).map((step) => {
    const { borderBlockStartStyle, borderInlineStartStyle } = getComputedStyle(step);
    return [borderBlockStartStyle, borderInlineStartStyle].find((style) => style !== 'none');
  });
  expect(rules).toEqual(['solid', 'solid', 'dashed', 'dashed']);
});
