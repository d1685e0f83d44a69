import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InDialog, InSheet, OnPage } from '../../testing/frames.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Popover } from './Popover.js';

const root = freshRoot();

const trigger = page.getByRole('button', { name: 'About the fee', exact: true });
const panel = page.getByRole('dialog', { name: 'Service fee', exact: true });
const frame = page.getByRole('dialog', { name: 'Frame', exact: true });
const before = page.getByRole('button', { name: 'Before', exact: true });
const after = page.getByRole('button', { name: 'After', exact: true });

describe.each([
  ['page', OnPage],
  ['dialog', InDialog],
  ['sheet', InSheet],
])('Popover in a %s', (_, Frame) => {
  beforeEach(async () => {
    root.render(
      <Frame>
        <button type="button">Before</button>
        <Popover label="About the fee" title="Service fee" closeLabel="Close">
          <p>
            HK$10 a ticket. <a href="#fees">All fees</a>
          </p>
        </Popover>
        <button type="button">After</button>
      </Frame>,
    );
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  const frameStays = async () => {
    if (Frame !== OnPage) await expect.element(frame).toBeVisible();
  };

  test('opens with a press, takes the focus, and the button says so', async () => {
    await trigger.click();
    await expect.element(panel).toBeVisible();
    await expect.element(panel).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(trigger.element().getAttribute('aria-controls')).toBe(panel.element().id);
  });

  test('neither the panel nor the page around it is hidden', async () => {
    await trigger.click();
    await expect.element(panel).toBeVisible();
    expect(panel.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
    expect(before.element().closest('[aria-hidden="true"], [inert]')).toBeNull();
  });

  test.each(['Escape', 'the cross', 'the button'])('%s closes it alone; the focus is on the button', async (way) => {
    await trigger.click();
    await expect.element(panel).toHaveFocus();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else if (way === 'the cross') await page.getByRole('button', { name: 'Close', exact: true }).click();
    else await trigger.click();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    await frameStays();
  });

  test('Tab goes through it and then on to what follows the button', async () => {
    await trigger.click();
    await expect.element(panel).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Close', exact: true })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'All fees', exact: true })).toHaveFocus();
    await userEvent.tab();
    await expect.element(after).toHaveFocus();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('a press elsewhere closes it alone and reaches its target', async () => {
    await trigger.click();
    await expect.element(panel).toHaveFocus();
    await before.click();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(before).toHaveFocus();
    await frameStays();
  });

  test('a press on the bare page closes it alone', async () => {
    await trigger.click();
    await expect.element(panel).toHaveFocus();
    await userEvent.click(document.documentElement, { position: { x: 2, y: 2 } });
    await expect.element(panel).not.toBeInTheDocument();
    await frameStays();
  });
});
