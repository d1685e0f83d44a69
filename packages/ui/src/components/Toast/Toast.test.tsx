import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InDialog, InSheet } from '../../testing/frames.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button } from '../Button/index.js';
import { Menu } from '../Menu/index.js';
import { Sheet } from '../Sheet/index.js';
import { Toast, type ToastMessage, type ToastProps } from './Toast.js';

const root = freshRoot();
const undo = vi.fn();

beforeEach(() => {
  undo.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

const OnPage = ({ children }: { children: ReactNode }) => (
  <main style={{ paddingBlockStart: '12rem' }}>{children}</main>
);

const liked: ToastMessage = { id: 'like', text: 'Added to your likes', action: { label: 'Undo', onClick: undo } };
const copied: ToastMessage = { id: 'copy', text: 'Number copied' };

function Messages({ message, ...props }: Partial<ToastProps> & { message: ToastMessage }) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  return (
    <>
      <Button onClick={() => setMessages((all) => [...all, { ...message, id: `${message.id}${all.length}` }])}>
        Do it
      </Button>
      <Toast
        label="Messages"
        dismissLabel="Dismiss"
        messages={messages}
        onDismiss={(id) => setMessages((all) => all.filter((each) => each.id !== id))}
        {...props}
      />
    </>
  );
}

const focus = (locator: typeof act) => {
  const element = locator.element();
  if (element instanceof HTMLElement) flushSync(() => element.focus());
};

const act = page.getByRole('button', { name: 'Do it' });
const region = page.getByRole('region', { name: 'Messages' });
const dismiss = page.getByRole('button', { name: 'Dismiss' });
const frame = page.getByRole('dialog', { name: 'Frame' });

describe.each([
  ['page', OnPage],
  ['dialog', InDialog],
  ['sheet', InSheet],
])('Toast in a %s', (_, Frame) => {
  beforeEach(async () => {
    root.render(
      <Frame>
        <Messages message={liked} />
      </Frame>,
    );
    await expect.element(act).toBeVisible();
  });

  const frameStays = async () => {
    if (Frame !== OnPage) await expect.element(frame).toBeVisible();
  };

  test('comes into a polite live region that was there before, and leaves the focus', async () => {
    const live = document.querySelector('[aria-live="polite"]');
    expect(live?.textContent).toBe('');
    await act.click();
    await expect.element(region).toHaveTextContent('Added to your likes');
    expect(region.element().closest('[aria-live]')).toBe(live);
    expect(live?.closest('[aria-hidden="true"], [inert]')).toBeNull();
    await expect.element(act).toHaveFocus();
  });

  test('its action is done once and the message goes, nothing else closes', async () => {
    await act.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(undo).toHaveBeenCalledTimes(1);
    await expect.element(region).not.toBeInTheDocument();
    await frameStays();
  });

  test('dismissed with the keyboard it gives the focus back', async () => {
    await act.click();
    let last = document.activeElement;
    for (; !region.element().contains(document.activeElement); await userEvent.tab()) last = document.activeElement;
    await userEvent.tab();
    await expect.element(dismiss).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(region).not.toBeInTheDocument();
    expect(document.activeElement).toBe(last);
    expect(undo).not.toHaveBeenCalled();
    await frameStays();
  });

  test('is no overlay: Escape is the dialog’s own', async () => {
    await act.click();
    await expect.element(region).toBeVisible();
    await userEvent.keyboard('{Escape}');
    if (Frame === OnPage) await expect.element(region).toBeVisible();
    else await expect.element(frame).not.toBeInTheDocument();
  });
});

describe('Toast', () => {
  const there = () => root.host.querySelector('li') !== null;
  const fire = (locator: typeof act, event: Event) => flushSync(() => locator.element().dispatchEvent(event));
  const pass = (milliseconds: number) => flushSync(() => vi.advanceTimersByTime(milliseconds));

  const running = (timers: number) => vi.waitFor(() => expect(vi.getTimerCount()).toBe(timers), { interval: 1 });

  /** With a clock of our own from before the message comes. */
  const show = async (message: ToastMessage, duration?: number) => {
    root.render(<Messages message={message} duration={duration} />);
    await expect.element(act).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fire(act, new MouseEvent('click', { bubbles: true }));
    expect(there()).toBe(true);
  };

  test.each([
    ['a message goes after its time', copied, 5000, false],
    ['without a time it stays', copied, undefined, true],
    ['one with an action has no limit', liked, 5000, true],
  ])('%s', async (_, message, duration, stays) => {
    await show(message, duration);
    pass(4999);
    expect(there()).toBe(true);
    pass(60_000);
    expect(there()).toBe(stays);
  });

  test.each([
    [
      'pointer',
      () => fire(region, new PointerEvent('pointerover', { bubbles: true })),
      () => fire(region, new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body })),
    ],
    ['focus', () => focus(dismiss), () => focus(act)],
  ])('the time stands still under %s and is counted anew after it', async (_, come, go) => {
    await show(copied, 5000);
    pass(4000);
    come();
    await running(0);
    pass(60_000);
    expect(there()).toBe(true);
    go();
    await running(1);
    pass(4500);
    expect(there()).toBe(true);
    pass(500);
    expect(there()).toBe(false);
  });

  test('under a dialog it is still read, and its action can be pressed without closing the dialog', async () => {
    const onOpenChange = vi.fn();
    const sheet = (open: boolean) => (
      <>
        <Messages message={liked} />
        <Sheet open={open} onOpenChange={onOpenChange} title="Frame" closeLabel="Close">
          Words.
        </Sheet>
      </>
    );
    root.render(sheet(false));
    await act.click();
    await expect.element(region).toBeVisible();
    root.render(sheet(true));
    await expect.element(frame).toBeVisible();
    expect(region.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('under a menu it is still read, and a press on it leaves the menu open', async () => {
    root.render(
      <OnPage>
        <Messages message={liked} />
        <Menu label="More" groups={[{ items: [{ id: 'print', label: 'Print' }] }]} />
      </OnPage>,
    );
    await act.click();
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(region.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
    await page.getByText('Added to your likes').click();
    await expect.element(page.getByRole('menu')).toBeVisible();
  });

  test('several stand in the order in which they came', async () => {
    root.render(
      <OnPage>
        <Messages message={copied} />
      </OnPage>,
    );
    await act.click();
    await act.click();
    expect(region.getByRole('listitem').elements()).toHaveLength(2);
    await dismiss.first().click();
    expect(region.getByRole('listitem').elements()).toHaveLength(1);
  });
});
