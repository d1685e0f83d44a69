import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lockIcon } from '../../icons/lock.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Button, type ButtonProps } from './Button.js';
import { TextButton } from './TextButton.js';

const root = freshRoot();

const button = page.getByRole('button');

const show = async (props: Partial<ButtonProps>) => {
  root.render(<Button {...props}>Buy tickets</Button>);
  await expect.element(page.getByText(props.busyLabel ?? 'Buy tickets')).toBeVisible();
};

describe('Button', () => {
  test('does not submit a form unless its type is submit', async () => {
    await show({});
    await expect.element(button).toHaveAttribute('type', 'button');
  });

  test('while busy it keeps the focus, reads as busy and ignores presses', async () => {
    const onClick = vi.fn();
    await show({ onClick });
    await button.click();
    await show({ onClick, busy: true, busyLabel: 'Working' });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleName('Working');
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('while busy it does not submit its form again', async () => {
    const submitted = vi.fn((event: Event) => event.preventDefault());
    root.host.addEventListener('submit', submitted);
    root.render(
      <form>
        <Button type="submit" busy>
          Confirm
        </Button>
      </form>,
    );
    await expect.element(button).toBeVisible();
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(submitted).not.toHaveBeenCalled();
  });

  test.each([
    ['en', 'Confirm and pay HK$1,280.50'],
    ['zh-Hant', '確認並付款 HK$1,280.50'],
  ])('its icon stays beside words that take two lines (%s)', async (lang, words) => {
    root.host.lang = lang;
    root.host.style.inlineSize = '13rem';
    root.render(
      <Button block size="large" icon={lockIcon}>
        {words}
      </Button>,
    );
    await expect.element(button).toBeVisible();
    await document.fonts.ready;
    const text = document.createRange();
    text.selectNodeContents(page.getByText(words).element().lastChild as Text);
    const lines = [...text.getClientRects()];
    expect(lines).toHaveLength(2);
    const icon = button.element().querySelector('svg')?.getBoundingClientRect();
    const gap = (lines[0]?.left ?? 0) - (icon?.right ?? 0);
    expect(gap).toBeGreaterThan(4);
    expect(gap).toBeLessThan(12);
  });

  test('with href it is a link, to which ref and id are passed', async () => {
    const ref = createRef<HTMLElement>();
    await show({ href: '#seats', ref, id: 'buy' });
    const link = page.getByRole('link', { name: 'Buy tickets', exact: true });
    await expect.element(link).toHaveAttribute('href', '#seats');
    await expect.element(link).toHaveAttribute('id', 'buy');
    expect(ref.current).toBe(link.element());
  });

  test.each(['{Enter}', ' '])('the key "%s" presses it', async (key) => {
    const onClick = vi.fn();
    await show({ onClick });
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('a disabled button takes no focus, and aria-describedby gives the reason', async () => {
    root.render(
      <>
        <Button disabled aria-describedby="why">
          Buy
        </Button>
        <p id="why">Sales begin on Friday.</p>
      </>,
    );
    await expect.element(button).toBeDisabled();
    await expect.element(button).toHaveAccessibleDescription('Sales begin on Friday.');
  });
});

test('a link that is busy, disabled or sends a form does not compile', () => {
  const words = 'Prices';
  const link = { href: '#prices', children: words };
  const rejected: ButtonProps[] = [
    // @ts-expect-error: a link is never busy.
    { ...link, busy: true },
    // @ts-expect-error: a link is never disabled.
    { ...link, disabled: true },
    // @ts-expect-error: a link sends no form.
    { ...link, type: 'submit' },
  ];
  expect(rejected).toHaveLength(3);
});

describe('TextButton', () => {
  test('its aria-label says what it acts on', async () => {
    const onClick = vi.fn();
    root.render(
      <TextButton aria-label="Remove row D, seat 7" onClick={onClick}>
        Remove
      </TextButton>,
    );
    await page.getByRole('button', { name: 'Remove row D, seat 7', exact: true }).click();
    expect(onClick).toHaveBeenCalledOnce();
  });
});
