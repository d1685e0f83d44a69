import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { contrast } from '../../theme/contrast.js';
import { type PaletteName, palettes } from '../../theme/palettes.js';
import { Artwork, type ArtworkProps } from './Artwork.js';
import { inkOf } from './inkOf.js';
import { Original } from './Original.js';
import { moonPicture } from './samples.js';

const root = freshRoot();

afterEach(() => {
  document.documentElement.removeAttribute('data-theme');
});

/** A dark field and a light one. */
const dark = { seed: 'loud-sea', interest: 'bandShow' };
const light = { seed: 'after-blue', interest: 'exhibition' };

/** Renders as the server does. The masks are empty, because no test looks at the dots. */
const halftone = { highlights: 'data:,highlights', shadows: 'data:,shadows' };
const show = (props: Partial<ArtworkProps> = {}) => {
  root.host.innerHTML = renderToStaticMarkup(
    <Artwork {...dark} halftone={halftone} lines={['Loud Sea']} lang="en" {...props} />,
  );
};

const fills = () => {
  const [field, ink] = ['path', 'rect'].map(
    (name) => getComputedStyle(root.host.querySelector(name) ?? root.host).fill,
  );
  return { field, ink };
};

describe('Artwork', () => {
  test.each(Object.keys(palettes) as PaletteName[])('the ink of %s reaches 4.5:1 on its field', (name) => {
    expect(contrast(palettes[name][inkOf(name)], palettes[name].field)).toBeGreaterThanOrEqual(4.5);
  });

  test('prints highlights on a dark field and shadows on a light one', () => {
    show(dark);
    expect(root.host.querySelector('image')?.getAttribute('href')).toBe(halftone.highlights);
    show(light);
    expect(root.host.querySelector('image')?.getAttribute('href')).toBe(halftone.shadows);
  });

  test('the picture masks the ink, so that the poster has only its field and one ink', () => {
    show();
    const id = root.host.querySelector('mask')?.id;
    expect(root.host.querySelector('rect')?.getAttribute('mask')).toBe(`url(#${id})`);
    const { field, ink } = fills();
    expect(field).not.toBe(ink);
  });

  test('black and white swaps the inks', () => {
    document.documentElement.dataset.theme = 'bw';
    // An event whose picture is printed in its first ink, and an event whose first ink is too close to the field.
    for (const event of [dark, { seed: 'afterimage-3', interest: 'family' }]) {
      show(event);
      expect(fills()).toEqual({ field: 'rgb(0, 0, 0)', ink: 'rgb(255, 255, 255)' });
    }
    show(light);
    expect(fills()).toEqual({ field: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' });
  });

  test('with mono it is black and white in every theme', () => {
    show({ mono: true });
    expect(fills()).toEqual({ field: 'rgb(0, 0, 0)', ink: 'rgb(255, 255, 255)' });
  });

  test('the title is above or below the picture, never on it; crop art has no title', () => {
    show();
    const title = root.host.querySelector('text')?.getBoundingClientRect() ?? new DOMRect();
    const picture = root.host.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect();
    // The box of a line has space above and below its letters, so the test compares the baseline.
    const baseline = title.y + title.height * 0.75;
    expect(baseline < picture.top || title.top > picture.bottom - title.height * 0.25).toBe(true);
    show({ crop: 'art' });
    expect(root.host.querySelector('text')).toBeNull();
  });

  test('is hidden from assistive technology', () => {
    show();
    expect(root.host.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('Original', () => {
  test('shows the whole picture in its own proportions, with its alt text', async () => {
    root.host.style.inlineSize = '200px';
    root.render(<Original {...moonPicture} alt="A full moon over the sea" />);
    const picture = page.getByRole('img', { name: 'A full moon over the sea', exact: true });
    await expect.element(picture).toBeVisible();
    const { width, height } = picture.element().getBoundingClientRect();
    expect(height / width).toBeCloseTo(moonPicture.height / moonPicture.width, 2);
    expect(getComputedStyle(picture.element()).objectFit).toBe('fill');
  });
});
