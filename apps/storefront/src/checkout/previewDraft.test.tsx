import { seenOrder } from '@first-gong/domain';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetDrafts } from '../session/draft.js';
import { usePreviewDraft } from './previewDraft.js';

const order = seenOrder({
  items: [],
  lines: [],
  choice: { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard' },
  deliveryOptions: [],
});

function Preview({ memberId }: { memberId: string | undefined }) {
  const [choices, change] = usePreviewDraft(memberId, false);
  return (
    <button type="button" onClick={() => change({ agreedTo: { order, lang: 'en_us' } })}>
      {choices?.agreedTo ? 'Agreed' : 'Not agreed'}
    </button>
  );
}

const show = (memberId?: string) => root.render(<Preview memberId={memberId} />);
const button = page.getByRole('button');

afterEach(forgetDrafts);
const root = freshRoot();

test('§4 the choices of a member are never those of another member whom the page learns of later', async () => {
  show('M-1');
  await button.click();
  await expect.element(button).toHaveTextContent(/^Agreed/);
  show('M-2');
  await expect.element(button).toHaveTextContent('Not agreed');
  expect(Object.values(sessionStorage).join()).not.toContain('"lines"');
});

test('what is chosen before the member is known stays', async () => {
  show();
  await button.click();
  show('M-1');
  await expect.element(button).toHaveTextContent(/^Agreed/);
});
