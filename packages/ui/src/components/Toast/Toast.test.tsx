import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InDialog, InSheet } from '../../testing/frames.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button } from '../Button/index.js';
import { Select } from '../Select/index.js';
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

const act = page.getByRole('button', { name: 'Do it', exact: true });
const region = page.getByRole('region', { name: 'Messages', exact: true });
const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true });
const frame = page.getByRole('dialog', { name: 'Frame', exact: true });

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

  test('appears in a polite live region that was there before, and does not move the focus', async () => {
    // React Aria has a live region in the page, too.
    const live = document.querySelector('[aria-live="polite"]:not([role="log"])');
    expect(live?.textContent).toBe('');
    await act.click();
    await expect.element(region).toHaveTextContent('Added to your likes');
    expect(region.element().closest('[aria-live]')).toBe(live);
    expect(live?.closest('[aria-hidden="true"], [inert]')).toBeNull();
    await expect.element(act).toHaveFocus();
  });

  test('its action runs once and dismisses the message, and nothing else closes', async () => {
    await act.click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(undo).toHaveBeenCalledTimes(1);
    await expect.element(region).not.toBeInTheDocument();
    await frameStays();
  });

  test('dismissed with the keyboard it returns the focus', async () => {
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

  test('is not an overlay: Escape closes the dialog', async () => {
    await act.click();
    await expect.element(region).toBeVisible();
    await userEvent.keyboard('{Escape}');
    if (Frame === OnPage) await expect.element(region).toBeVisible();
    else await expect.element(frame).not.toBeInTheDocument();
  });
});

describe('Toast', () => {
  const isShown = () => root.host.querySelector('li') !== null;
  const dispatch = (locator: typeof act, event: Event) => flushSync(() => locator.element().dispatchEvent(event));
  const advance = (milliseconds: number) => flushSync(() => vi.advanceTimersByTime(milliseconds));

  const timersRunning = (timers: number) =>
    vi.waitFor(() => expect(vi.getTimerCount()).toBe(timers), { interval: 1, timeout: 60_000 });

  /** Shows the message with a fake clock from before. */
  const show = async (message: ToastMessage, duration?: number) => {
    root.render(<Messages message={message} duration={duration} />);
    await expect.element(act).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    dispatch(act, new MouseEvent('click', { bubbles: true }));
    expect(isShown()).toBe(true);
  };

  test.each([
    ['a message disappears after its time', copied, 5000, false],
    ['a message without a time stays', copied, undefined, true],
    ['a message with an action has no limit', liked, 5000, true],
  ])('%s', async (_, message, duration, stays) => {
    await show(message, duration);
    advance(4999);
    expect(isShown()).toBe(true);
    advance(60_000);
    expect(isShown()).toBe(stays);
  });

  test.each([
    [
      'pointer',
      () => dispatch(region, new PointerEvent('pointerover', { bubbles: true })),
      () => dispatch(region, new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body })),
    ],
    ['focus', () => focus(dismiss), () => focus(act)],
  ])('the time stops under %s and starts again afterwards', async (_, enter, leave) => {
    await show(copied, 5000);
    advance(4000);
    enter();
    await timersRunning(0);
    advance(60_000);
    expect(isShown()).toBe(true);
    leave();
    await timersRunning(1);
    advance(4500);
    expect(isShown()).toBe(true);
    advance(500);
    expect(isShown()).toBe(false);
  });

  test('stays exposed to screen readers under a dialog, and a press on its action does not close the dialog', async () => {
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
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('stays exposed to screen readers under a list, and a press on it does not close the list', async () => {
    root.render(
      <OnPage>
        <Messages message={liked} />
        <Select
          label="Area"
          name="area"
          value=""
          onChange={() => {}}
          options={[{ value: 'a', label: 'Central' }]}
          placeholder="Choose"
          emptyLabel="None"
        />
      </OnPage>,
    );
    await act.click();
    await page.getByRole('button', { name: /Area/ }).click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(region.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
    await page.getByText('Added to your likes').click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
  });

  test('the focus that no other part takes back goes to the region of messages, which has a role and a name', async () => {
    const messages = (shown: readonly ToastMessage[]) => (
      <Toast label="Messages" dismissLabel="Dismiss" messages={shown} onDismiss={() => root.render(messages([]))} />
    );
    root.render(messages([copied]));
    await dismiss.click();
    await expect.element(page.getByRole('group', { name: 'Messages', exact: true })).toHaveFocus();
  });

  test('several messages are in the order of their arrival', async () => {
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
