import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { RedirectDialog } from './RedirectDialog.js';

const said = words.event;
const root = screenRoot();
const onStay = vi.fn();

beforeEach(() => {
  onStay.mockClear();
});

const show = (secondsLeft: number | null = 3) =>
  root.render(<RedirectDialog leaving={{ secondsLeft }} url="#government" onStay={onStay} onLeavingShown={() => {}} />);

const dialog = page.getByRole('dialog', { name: said.leavingTitle, exact: true });
const timer = page.getByRole('timer');
const go = page.getByRole('link', { name: said.leavingGo, exact: true });

describe('RedirectDialog', () => {
  test('its description says how the other site differs', async () => {
    show();
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(expect.stringContaining('It has its own accounts and its own cart.'));
  });

  test('the number follows `secondsLeft` and never falls below zero', async () => {
    for (const [seconds, shown] of [
      [3, 3],
      [2, 2],
      [1, 1],
      [-1, 0],
    ] as const) {
      show(seconds);
      await expect.element(timer).toHaveTextContent(`${said.leavingSeconds} ${shown}`);
    }
  });

  test('without `secondsLeft` there is no number', async () => {
    show(null);
    await expect.element(go).toBeVisible();
    await expect.element(timer).not.toBeInTheDocument();
  });

  test('the link in another tab stops the countdown, and in this tab it does not', async () => {
    show();
    await go.click();
    expect(onStay).not.toHaveBeenCalled();
    const opened = (event: Event) => event.preventDefault();
    addEventListener('click', opened);
    await go.click({ modifiers: ['Control'] });
    removeEventListener('click', opened);
    expect(onStay).toHaveBeenCalledOnce();
  });

  test('counting does not move the focus', async () => {
    show(3);
    await expect.element(go).toHaveFocus();
    show(2);
    await expect.element(timer).toHaveTextContent('2');
    await expect.element(go).toHaveFocus();
  });

  test('the go button is a link to the destination', async () => {
    show();
    await expect.element(go).toHaveAttribute('href', '#government');
  });

  test.each([
    ['its button', () => page.getByRole('button', { name: said.leavingStay, exact: true }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the scrim', () => userEvent.click(document.documentElement, { position: { x: 2, y: 2 } })],
  ])('%s stops it', async (_way, stop) => {
    show();
    await expect.element(go).toHaveFocus();
    await stop();
    expect(onStay).toHaveBeenCalledOnce();
  });
});
