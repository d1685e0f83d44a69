import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { CartGroup, type CartGroupProps } from './CartGroup.js';
import { CartHold, type CartHoldProps } from './CartHold.js';

const root = freshRoot();

afterEach(async () => {
  document.documentElement.dataset.size = '16';
  await page.viewport(414, 896);
});

function Example(props: Partial<CartGroupProps>) {
  return (
    <CartGroup
      seed="whale"
      interest="theatre"
      lines={['The Whale']}
      lang="en"
      title="The Whale in the Cage House"
      href="#whale"
      when="Sat 21 Nov 15:00"
      {...props}
    >
      <p>M2, row F, seat 11</p>
    </CartGroup>
  );
}

describe('CartGroup', () => {
  test('two performances of one event are two regions with different names', async () => {
    root.render(
      <>
        <Example />
        <Example when="Sun 22 Nov 15:00" />
      </>,
    );
    const saturday = page.getByRole('region', { name: 'The Whale in the Cage House Sat 21 Nov 15:00', exact: true });
    const sunday = page.getByRole('region', { name: 'The Whale in the Cage House Sun 22 Nov 15:00', exact: true });
    await expect.element(saturday).toBeVisible();
    await expect.element(sunday).toBeVisible();
  });

  test('joins its own name with the aria-labelledby of the caller', async () => {
    root.render(
      <>
        <p id="held">Held until 20:58</p>
        <Example aria-labelledby="held" />
      </>,
    );
    await expect.element(page.getByRole('region', { name: /Held until 20:58$/ })).toBeVisible();
  });

  test('the event is a heading of level 2 with a link to its page', async () => {
    root.render(<Example />);
    const heading = page.getByRole('heading', { level: 2, name: 'The Whale in the Cage House', exact: true });
    await expect.element(heading.getByRole('link')).toHaveAttribute('href', '#whale');
  });

  test('an event without a page is a heading without a link', async () => {
    root.render(<Example href={undefined} />);
    await expect
      .element(page.getByRole('heading', { level: 2, name: 'The Whale in the Cage House', exact: true }))
      .toBeVisible();
    expect(page.getByRole('link').query()).toBeNull();
  });

  test('screen readers do not read the art, because the title is beside it', async () => {
    root.render(<Example />);
    await expect.element(page.getByRole('region')).toBeVisible();
    const pictures = [...root.host.querySelectorAll('svg')];
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.every((picture) => picture.closest('[aria-hidden="true"]'))).toBe(true);
  });

  test('on the smallest phone a title twice as long stays in its box', async () => {
    document.documentElement.dataset.size = '18';
    await page.viewport(320, 800);
    root.render(<Example title={'Disestablishmentarianism '.repeat(4)} count="12 tickets and 3 more that wait" />);
    await expect.element(page.getByRole('region')).toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
  });
});

const onRemove = vi.fn();

const hold = (props: Partial<CartHoldProps> = {}) => (
  <CartHold
    zone="B"
    zoneName="Stalls"
    seats={[
      { label: 'M2, row F, seat 11', price: 'HK$280' },
      { label: 'M2, row F, seat 12', price: 'HK$260' },
    ]}
    removeLabel="Remove"
    all={{ label: 'Remove both seats', detail: 'M2, row F, seats 11 and 12', why: 'Held together, removed together.' }}
    removingLabel="Removing"
    onRemove={onRemove}
    {...props}
  />
);

describe('CartHold', () => {
  beforeEach(() => onRemove.mockClear());

  test('each seat is a list item with its price; the name of the one button lists all seats it removes', async () => {
    root.render(hold());
    const seats = page.getByRole('listitem');
    await expect.element(seats.nth(0)).toHaveTextContent(/seat 11 Stalls.*HK\$280/);
    await expect.element(seats.nth(1)).toHaveTextContent(/seat 12 Stalls.*HK\$260/);
    await page.getByRole('button', { name: 'Remove both seats: M2, row F, seats 11 and 12', exact: true }).click();
    expect(onRemove).toHaveBeenCalledOnce();
    expect(page.getByRole('button').elements()).toHaveLength(1);
  });

  test('a single seat has the button in its row', async () => {
    root.render(hold({ seats: [{ label: 'A1, row C, seat 7', price: 'HK$380' }], all: undefined }));
    const button = page.getByRole('listitem').getByRole('button', { name: 'Remove A1, row C, seat 7', exact: true });
    await expect.element(button).toBeVisible();
    expect(page.getByText('Held together').query()).toBeNull();
  });

  test('a seat that can leave alone has a button in its row, beside the one that removes all', async () => {
    const onRemoveOne = vi.fn();
    const seats = [
      { label: 'M2, row F, seat 11', price: 'HK$280', onRemove: onRemoveOne },
      { label: 'M2, row F, seat 12', price: 'HK$260' },
    ];
    root.render(hold({ seats }));
    const one = page.getByRole('button', { name: 'Remove M2, row F, seat 11', exact: true });
    await one.click();
    expect(onRemoveOne).toHaveBeenCalledOnce();
    expect(onRemove).not.toHaveBeenCalled();
    expect(page.getByRole('button').elements()).toHaveLength(2);
    root.render(hold({ seats: seats.map((seat, index) => ({ ...seat, removing: index === 0 })) }));
    await expect.element(page.getByRole('button', { name: /^Removing M2, row F, seat 11/ })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: /^Remove both/ })).not.toHaveAttribute('aria-disabled');
  });

  test('while seats are released the button keeps the focus, says so, and ignores a second press', async () => {
    root.render(hold());
    await page.getByRole('button').click();
    root.render(hold({ removing: true }));
    const button = page.getByRole('button', { name: /^Removing: M2/ });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
