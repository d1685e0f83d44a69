import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { InEnglish } from '../../testing/inEnglish.js';
import { Slider, type SliderProps } from './Slider.js';

type Range = readonly [number, number];

const root = freshRoot();
const onChangeEnd = vi.fn();

function Example({ dir, ...props }: Partial<SliderProps<number | Range>>) {
  const [value, setValue] = useState<number | Range>(props.value ?? [200, 800]);
  return (
    <InEnglish>
      <form dir={dir} style={{ inlineSize: '400px' }}>
        <Slider
          label="Price"
          name="price"
          max={1000}
          step={100}
          valueText={(price) => `HK$${price}`}
          onChangeEnd={onChangeEnd}
          {...props}
          value={value}
          onChange={setValue}
        />
      </form>
    </InEnglish>
  );
}

const from = page.getByRole('slider', { name: 'From: Price', exact: true });
const to = page.getByRole('slider', { name: 'To: Price', exact: true });
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));

/** Fires a pointer event at a share of the rail between the ends, from the left. */
const pointer = (type: string, share: number) => {
  const input = from.elements()[0] ?? page.getByRole('slider').element();
  const rail = input.closest('span')?.parentElement;
  const box = rail?.getBoundingClientRect() ?? new DOMRect();
  const place = { clientX: box.left + share * box.width, clientY: box.top + box.height / 2 };
  rail?.dispatchEvent(new PointerEvent(type, { ...place, bubbles: true, cancelable: true, pointerId: 1 }));
};

beforeEach(() => {
  onChangeEnd.mockClear();
  // Events of a test have no active pointer to capture.
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {});
});

describe('Slider', () => {
  test('a range has two named thumbs with their values in words, in a group with its label and hint', async () => {
    root.render(<Example hint="With the service charge." />);
    await expect.element(from).toHaveAttribute('aria-valuetext', 'HK$200');
    await expect.element(to).toHaveAttribute('aria-valuetext', 'HK$800');
    await expect.element(page.getByText('HK$200 to HK$800', { exact: true })).toBeVisible();
    const group = page.getByRole('group', { name: 'Price', exact: true });
    await expect.element(group).toHaveAccessibleDescription('With the service charge.');
    expect(sent()).toEqual({ priceFrom: '200', priceTo: '800' });
  });

  test('one number is one thumb with the name of the label, and the form sends it', async () => {
    root.render(<Example value={300} />);
    await expect.element(page.getByRole('slider', { name: 'Price', exact: true })).toHaveValue('300');
    expect(sent()).toEqual({ price: '300' });
  });

  test('arrow keys, Home and End move a thumb, each with a call at its end, and thumbs do not cross', async () => {
    root.render(<Example />);
    await expect.element(from).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(from).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(from).toHaveValue('300');
    expect(onChangeEnd).toHaveBeenLastCalledWith([300, 800]);
    await userEvent.keyboard('{End}');
    await expect.element(from).toHaveValue('800');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect.element(to).toHaveValue('800');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('HK$800 to HK$900', { exact: true })).toBeVisible();
  });

  test('a press moves the nearer thumb and focuses it, a drag goes on with it and ends once', async () => {
    root.render(<Example />);
    await expect.element(from).toBeInTheDocument();
    pointer('pointerdown', 0.33);
    await expect.element(from).toHaveValue('300');
    await expect.element(from).toHaveFocus();
    pointer('pointermove', 0.46);
    await expect.element(from).toHaveValue('500');
    pointer('pointermove', 0.95);
    await expect.element(from).toHaveValue('800');
    expect(onChangeEnd).not.toHaveBeenCalled();
    pointer('lostpointercapture', 0.95);
    expect(onChangeEnd).toHaveBeenCalledExactlyOnceWith([800, 800]);
    pointer('pointermove', 0.1);
    await expect.element(from).toHaveValue('800');
  });

  test.each([
    [0.2, [200, 500]],
    [0.9, [500, 900]],
  ])('of two thumbs on one place a drag to %d takes the one on its side', async (share, expected) => {
    root.render(<Example value={[500, 500]} />);
    await expect.element(from).toBeInTheDocument();
    pointer('pointerdown', 0.5);
    pointer('pointermove', share);
    pointer('lostpointercapture', share);
    expect(onChangeEnd).toHaveBeenCalledExactlyOnceWith(expected);
  });

  test('from right to left the track begins at the right', async () => {
    root.render(<Example value={0} dir="rtl" />);
    await expect.element(page.getByRole('slider')).toBeInTheDocument();
    pointer('pointerdown', 0.2);
    await expect.element(page.getByRole('slider')).toHaveValue('800');
  });

  test('steps of a tenth are exact', async () => {
    root.render(<Example value={0} max={1} step={0.1} valueText={undefined} />);
    await expect.element(page.getByRole('slider')).toBeInTheDocument();
    pointer('pointerdown', 0.3);
    await expect.element(page.getByText('0.3', { exact: true })).toBeVisible();
  });

  test('an error makes the thumbs invalid; disabled, no pointer and no key moves them', async () => {
    root.render(<Example error="Choose a wider range." />);
    await expect.element(from).toHaveAttribute('aria-invalid', 'true');
    root.render(<Example disabled />);
    await expect.element(from).toBeDisabled();
    pointer('pointerdown', 0.4);
    await expect.element(from).toHaveValue('200');
    expect(onChangeEnd).not.toHaveBeenCalled();
  });

  test('a target is at least 44 px high', async () => {
    root.render(<Example />);
    await expect.element(from).toBeInTheDocument();
    const rail = from.element().closest('span')?.parentElement;
    expect(rail?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
