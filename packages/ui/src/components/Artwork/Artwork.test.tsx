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

/** As the server renders it; the masks are names here, since what they show is not looked at. */
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

  test('is masked by the picture, so that field and one ink are all there is', () => {
    show();
    const id = root.host.querySelector('mask')?.id;
    expect(root.host.querySelector('rect')?.getAttribute('mask')).toBe(`url(#${id})`);
    const { field, ink } = fills();
    expect(field).not.toBe(ink);
  });

  test('black and white swaps the inks', () => {
    document.documentElement.dataset.theme = 'bw';
    // One whose picture is printed in its first ink, and one where that is too near to the field.
    for (const event of [dark, { seed: 'afterimage-3', interest: 'family' }]) {
      show(event);
      expect(fills()).toEqual({ field: 'rgb(0, 0, 0)', ink: 'rgb(255, 255, 255)' });
    }
    show(light);
    expect(fills()).toEqual({ field: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' });
  });

  test('in one ink it is black and white in every theme', () => {
    show({ mono: true });
    expect(fills()).toEqual({ field: 'rgb(0, 0, 0)', ink: 'rgb(255, 255, 255)' });
  });

  test('the title stands beside the picture, never on it; as art there is none', () => {
    show();
    const title = root.host.querySelector('text')?.getBoundingClientRect() ?? new DOMRect();
    const picture = root.host.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect();
    // The box of a line has room above and below its letters; its baseline does not.
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
  test('is the whole picture in its own proportions, and says what it shows', async () => {
    root.host.style.inlineSize = '200px';
    root.render(<Original {...moonPicture} alt="A full moon over the sea" />);
    const picture = page.getByRole('img', { name: 'A full moon over the sea' });
    await expect.element(picture).toBeVisible();
    const { width, height } = picture.element().getBoundingClientRect();
    expect(height / width).toBeCloseTo(moonPicture.height / moonPicture.width, 2);
    expect(getComputedStyle(picture.element()).objectFit).toBe('fill');
  });
});
