import { loadAllWords } from '@first-gong/i18n/load';
import { freshRoot } from '@first-gong/ui/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { popupIn } from '../story/index.js';
import { TextProvider } from '../text/index.js';
import { PopupSlip } from './PopupSlip.js';

const words = await loadAllWords('en_us');
const root = freshRoot();
const slip = page.getByRole('complementary', { name: 'Event of the week', exact: true });

function show(onDismiss: () => void) {
  root.render(
    <TextProvider lang="en_us" words={words}>
      <div style={{ blockSize: '300vh' }} />
      <button type="button" style={{ display: 'block', inlineSize: '100%' }}>
        Below
      </button>
      <div style={{ blockSize: '300vh' }} />
      <PopupSlip popup={popupIn('en_us')} onDismiss={onDismiss} />
    </TextProvider>,
  );
}

test('the slip leads to its event, takes no focus, and has been seen then', async () => {
  const onDismiss = vi.fn();
  show(onDismiss);
  const link = slip.getByRole('link', { name: 'Details', exact: true });
  await expect.element(link).toHaveAttribute('href', '/en_us/EventDetail.html?eventId=nightsail');
  expect(document.activeElement).toBe(document.body);
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('the cross and Escape dismiss it', async () => {
  const onDismiss = vi.fn();
  show(onDismiss);
  const cross = slip.getByRole('button', { name: /^Dismiss Night Sailing/ });
  await cross.click();
  expect(onDismiss).toHaveBeenCalledOnce();
  (cross.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledTimes(2);
});

test('a control that gets the focus behind the slip comes out from behind it', async () => {
  show(() => {});
  await expect.element(slip).toBeVisible();
  const below = page.getByRole('button', { name: 'Below', exact: true }).element() as HTMLElement;
  const behind = slip.element().getBoundingClientRect();
  scrollTo(0, below.getBoundingClientRect().top + scrollY - behind.top - 10);
  expect(below.getBoundingClientRect().bottom).toBeGreaterThan(behind.top);
  // The slip listens to the focus a moment after it is seen.
  await expect
    .poll(() => {
      below.blur();
      below.focus({ preventScroll: true });
      return below.getBoundingClientRect().bottom;
    })
    .toBeLessThanOrEqual(behind.top);
});
