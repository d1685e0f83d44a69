import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { NextSteps } from './NextSteps.js';
import { QueueStub, type QueueStubProps } from './QueueStub.js';

const root = freshRoot();

const show = async (props: Partial<QueueStubProps> = {}) => {
  root.render(
    <QueueStub
      label="People ahead"
      figure="1,284"
      progress={1 / 3}
      status="Last heard at 20:06:32"
      facts={[
        { label: 'About', value: '6', unit: 'minutes' },
        { label: 'Number', value: '4,077' },
      ]}
      action={<button type="button">Leave</button>}
      {...props}
    />,
  );
  await expect.element(page.getByText(props.figure ?? '1,284')).toBeVisible();
};

describe('QueueStub', () => {
  test.each([
    ['nothing', 0, 0],
    ['a third', 13, 1 / 3],
    ['almost all', 39, 0.999],
    ['all', 40, 1],
  ])('with %s of the way behind, %i of 40 holes are punched', async (_words, punched, progress) => {
    await show({ progress });
    expect(root.host.querySelectorAll('i')).toHaveLength(40);
    expect(root.host.querySelectorAll('i[data-punched]')).toHaveLength(punched);
  });

  test('each fact is a term with its value', async () => {
    await show();
    await expect.element(page.getByRole('term').nth(0)).toHaveTextContent('About');
    await expect.element(page.getByRole('definition').nth(0)).toHaveTextContent('6 minutes');
  });

  test('screen readers do not hear the figure change', async () => {
    await show({ figure: '1,102' });
    expect(root.host.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  });
});

describe('NextSteps', () => {
  test('is an ordered list, so that screen readers read the order', async () => {
    root.render(
      <NextSteps
        steps={[
          { title: 'Your turn', text: 'Two minutes.' },
          { title: 'Seats', text: 'Ten.' },
        ]}
      />,
    );
    await expect.element(page.getByRole('list')).toBeVisible();
    expect(page.getByRole('list').element().tagName).toBe('OL');
    expect(page.getByRole('listitem').elements()).toHaveLength(2);
  });
});
