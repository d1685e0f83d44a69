import { describe, expect, test } from 'vitest';
import { emulate } from '../../testing/emulate.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Seat } from './Seat.js';
import type { SeatLook } from './SeatLook.js';

const root = freshRoot();

const looks: SeatLook[] = [
  { zone: 'A' },
  { zone: 'B' },
  { zone: 'C' },
  { zone: 'D' },
  { zone: 'A', restricted: true },
  { zone: 'A', state: 'selected' },
  { zone: 'A', state: 'sold' },
  { zone: 'A', state: 'gap' },
  { zone: 'A', state: 'faded' },
  { zone: 'A', type: 'wheelchair' },
  { zone: 'A', type: 'companion' },
];

/** A seat's look without colour: sign and outline style. */
const shapeOf = (seat: Element) => {
  const { borderTopStyle, borderTopWidth } = getComputedStyle(seat);
  const sign = seat.querySelector('path')?.getAttribute('d') ?? seat.textContent;
  return [sign, borderTopWidth === '0px' ? 'none' : borderTopStyle].join(' ');
};

const seats = async () => {
  root.render(looks.map((look) => <Seat key={JSON.stringify(look)} {...look} />));
  await expect.poll(() => root.host.children.length).toBe(looks.length);
  return [...root.host.children];
};

describe('Seat', () => {
  test('is a picture: hidden from assistive technology and not focusable', async () => {
    const drawn = await seats();
    expect(drawn.every((seat) => seat.getAttribute('aria-hidden') === 'true')).toBe(true);
    expect(root.host.querySelector('button, a, [tabindex]')).toBeNull();
  });

  test('every state, type and zone has a shape of its own, without colour', async () => {
    const shapes = (await seats()).map(shapeOf);
    expect(new Set(shapes).size).toBe(looks.length);
  });

  test('in forced colours seats keep their shapes, chosen seats are filled and cushions keep their patterns', async () => {
    await emulate({ 'forced-colors': 'active' });
    try {
      expect(window.matchMedia('(forced-colors: active)').matches).toBe(true);
      const drawn = await seats();
      expect(new Set(drawn.map(shapeOf)).size).toBe(looks.length);
      const [solid, diagonals, dots, rules, , selected, sold] = drawn;
      const background = (seat: Element | undefined, part?: string) =>
        seat && getComputedStyle(seat, part).backgroundColor;
      expect(background(selected)).not.toBe(background(solid));
      // The cross is a clipped background, which must differ from the page's.
      expect(background(sold, '::before')).not.toBe(background(solid));
      const cushions = [diagonals, dots, rules].map(
        (seat) => seat && getComputedStyle(seat, '::after').backgroundImage,
      );
      expect(new Set(cushions).size).toBe(3);
      expect(cushions.every((cushion) => cushion?.includes('gradient'))).toBe(true);
    } finally {
      await emulate();
    }
  });
});
