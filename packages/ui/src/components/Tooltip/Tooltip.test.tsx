import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InDialog, InSheet } from '../../testing/frames.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button, TextButton } from '../Button/index.js';
import { Link } from '../Link/index.js';
import { Tooltip, type TooltipProps } from './Tooltip.js';

const root = freshRoot();

beforeEach(async () => {
  await page.viewport(1024, 700);
});

const OnPage = ({ children }: { children: ReactNode }) => <main style={{ padding: '10rem' }}>{children}</main>;

const seat = page.getByRole('button', { name: 'Seat B', exact: true });
const other = page.getByRole('button', { name: 'Other', exact: true });
const tooltip = page.getByRole('tooltip');
const frame = page.getByRole('dialog', { name: 'Frame', exact: true });

describe.each([
  ['page', OnPage],
  ['dialog', InDialog],
  ['sheet', InSheet],
])('Tooltip in a %s', (_, Frame) => {
  beforeEach(async () => {
    root.render(
      <Frame>
        <button type="button">Other</button>
        <Tooltip text="Row F, seat 14">
          <button type="button" aria-label="Seat B">
            B
          </button>
        </Tooltip>
      </Frame>,
    );
    await expect.element(seat).toBeVisible();
    // Dialog and sheet open with an animation.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });

  const focusSeat = async () => {
    await other.click();
    await userEvent.tab();
    await expect.element(seat).toHaveFocus();
  };

  test('appears with keyboard focus, describes its control and leaves the focus there', async () => {
    await focusSeat();
    await expect.element(tooltip).toBeVisible();
    await expect.element(tooltip).toHaveTextContent('Row F, seat 14');
    await expect.element(seat).toHaveAccessibleDescription('Row F, seat 14');
    await expect.element(seat).toHaveFocus();
    expect(tooltip.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
  });

  test('appears with the pointer, stays while the pointer is on it, and disappears after the pointer leaves', async () => {
    await userEvent.hover(other);
    await userEvent.hover(seat);
    await expect.element(tooltip).toBeVisible();
    await userEvent.hover(tooltip);
    await expect.element(tooltip).toBeVisible();
    await userEvent.hover(document.documentElement, { position: { x: 2, y: 2 } });
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  test('is above its control and is not clipped', async () => {
    await focusSeat();
    await expect.element(tooltip).toBeVisible();
    const [words, control] = [tooltip, seat].map((locator) => locator.element().getBoundingClientRect());
    const gap = control && words ? control.top - words.bottom : Number.NaN;
    // React Aria rounds to whole pixels.
    expect(Math.abs(gap - 9)).toBeLessThan(1);
    expect(words && document.elementFromPoint(words.left + 4, words.top + 4)).toBe(tooltip.element());
  });

  test('Escape closes only the tooltip, and the focus stays', async () => {
    await focusSeat();
    await expect.element(tooltip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
    await expect.element(seat).toHaveFocus();
    if (Frame !== OnPage) await expect.element(frame).toBeVisible();
  });

  test('disappears when the focus moves on', async () => {
    await focusSeat();
    await expect.element(tooltip).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  test('a press on its control closes it', async () => {
    await focusSeat();
    await expect.element(tooltip).toBeVisible();
    await seat.click();
    await expect.element(tooltip).not.toBeInTheDocument();
  });
});

describe('Tooltip', () => {
  const render = () =>
    root.render(
      <OnPage>
        <Tooltip text="Row F, seat 14">
          <button type="button" aria-label="Seat B">
            B
          </button>
        </Tooltip>
      </OnPage>,
    );

  test('a finger does not open it, a mouse does', async () => {
    render();
    await expect.element(seat).toBeVisible();
    const element = seat.element();
    const enter = (pointerType: string) => {
      // React derives its "enter" event from "over".
      element.dispatchEvent(new PointerEvent('pointermove', { pointerType, bubbles: true }));
      element.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }));
    };
    vi.useFakeTimers();
    enter('touch');
    vi.advanceTimersByTime(1000);
    expect(document.querySelector('[role="tooltip"]')).toBeNull();
    enter('mouse');
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await expect.element(tooltip).toBeVisible();
  });

  test('is not visible on a narrow screen, where a tap opens the sheet', async () => {
    await page.viewport(390, 700);
    render();
    await expect.element(seat).toBeVisible();
    await userEvent.tab();
    await expect.element(seat).toHaveFocus();
    await expect.element(seat).toHaveAccessibleDescription('Row F, seat 14');
    expect(document.querySelector('[role="tooltip"]')?.checkVisibility()).toBe(false);
  });

  test.each<[string, 'button' | 'link', TooltipProps['children']]>([
    ['Button', 'button', <Button key="control">Prices</Button>],
    [
      'Button with href',
      'link',
      <Button key="control" href="#prices">
        Prices
      </Button>,
    ],
    ['TextButton', 'button', <TextButton key="control">Prices</TextButton>],
    [
      'Link',
      'link',
      <Link key="control" href="#prices">
        Prices
      </Link>,
    ],
  ])('describes a %s with focus and with the pointer', async (_, role, control) => {
    root.render(
      <OnPage>
        <Tooltip text="From HK$180">{control}</Tooltip>
      </OnPage>,
    );
    const prices = page.getByRole(role, { name: 'Prices', exact: true });
    await expect.element(prices).toBeVisible();
    await userEvent.tab();
    await expect.element(prices).toHaveFocus();
    await expect.element(tooltip).toBeVisible();
    await expect.element(prices).toHaveAccessibleDescription('From HK$180');
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
    // The pointer may be on the previous test's control.
    await userEvent.hover(document.documentElement, { position: { x: 2, y: 2 } });
    await userEvent.hover(prices);
    await expect.element(tooltip).toBeVisible();
  });

  test('passes id and data-* to the tooltip', async () => {
    root.render(
      <OnPage>
        <Tooltip text="Row F, seat 14" id="seat-tooltip" data-testid="seat">
          <Button>Seat B</Button>
        </Tooltip>
      </OnPage>,
    );
    await expect.element(seat).toBeVisible();
    await userEvent.tab();
    await expect.element(tooltip).toHaveAttribute('data-testid', 'seat');
    await expect.element(tooltip).toHaveAttribute('id', 'seat-tooltip');
    await expect.element(seat).toHaveAccessibleDescription('Row F, seat 14');
  });
});
