import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot } from '../shared/screenRoot.js';
import { popupIn } from '../shared/story/index.js';
import { PopupSlip } from './PopupSlip.js';

const root = screenRoot();
const slip = page.getByRole('complementary', { name: 'Event of the week', exact: true });

function show(onDismiss: () => void) {
  root.render(
    <>
      <div style={{ blockSize: '300vh' }} />
      <button type="button" style={{ display: 'block', inlineSize: '100%' }}>
        Below
      </button>
      <div style={{ blockSize: '300vh' }} />
      <PopupSlip popup={popupIn('en_us')} onDismiss={onDismiss} />
    </>,
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

test('Escape dismisses it while nothing else is in front, and not from a field', async () => {
  const onDismiss = vi.fn();
  show(onDismiss);
  await expect.element(slip).toBeVisible();
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).not.toHaveBeenCalled();
  field.remove();
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('closing it returns the focus to where it was before', async () => {
  function Closable() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button">Before</button>
        {open && <PopupSlip popup={popupIn('en_us')} onDismiss={() => setOpen(false)} />}
      </>
    );
  }
  root.render(<Closable />);
  const before = page.getByRole('button', { name: 'Before', exact: true });
  await expect.element(slip).toBeVisible();
  (before.element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(slip.getByRole('link', { name: 'Details', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(slip).not.toBeInTheDocument();
  await expect.element(before).toHaveFocus();
});

test('at 400 % it is a part of the page, and scrolls away with it', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 256);
  show(() => {});
  await expect.element(slip).toBeVisible();
  const top = () => slip.element().getBoundingClientRect().top;
  const before = top();
  scrollTo(0, 200);
  expect(top()).toBe(before - 200);
  scrollTo(0, 0);
  await page.viewport(innerWidth, innerHeight);
});

test('a control that gets the focus behind the slip comes out from behind it', async () => {
  show(() => {});
  await expect.element(slip).toBeVisible();
  const below = page.getByRole('button', { name: 'Below', exact: true }).element() as HTMLElement;
  const behind = slip.element().getBoundingClientRect();
  scrollTo(0, below.getBoundingClientRect().top + scrollY - behind.top - 10);
  expect(below.getBoundingClientRect().bottom).toBeGreaterThan(behind.top);
  // The slip starts listening to focus shortly after it appears.
  await expect
    .poll(() => {
      below.blur();
      below.focus({ preventScroll: true });
      return below.getBoundingClientRect().bottom;
    })
    .toBeLessThanOrEqual(behind.top);
});
