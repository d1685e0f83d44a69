import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contrast, mix } from '../../theme/contrast.js';
import { palettes, shareInDark } from '../../theme/palettes.js';
import { type Theme, themes } from '../../theme/themes.js';
import { characterOf } from './character.js';
import { families } from './families/index.js';
import { familyOf, paletteOf } from './interests.js';
import { KeptPosters } from './KeptPosters.js';
import { layoutOf } from './layout.js';
import { Poster, type PosterProps } from './Poster.js';
import { hash, randomFrom } from './random.js';

/** The twelve interests of §3. */
const interests = [
  'movie',
  'music',
  'popConcert',
  'bandShow',
  'chineseOpera',
  'theatre',
  'arts',
  'dance',
  'sport',
  'family',
  'exhibition',
  'seminar',
];

const markup = (props: Partial<PosterProps>) =>
  renderToStaticMarkup(<Poster seed="e1" interest="music" lines={['獅子山', '回聲']} lang="zh-Hant" {...props} />);

/** HTML with eight-letter class names as in a build. In tests they contain the file name. */
const shipped = (html: string) => html.replace(/class="[^"]*"/g, 'class="fg12ab34"');

/** 600 random ids, the same in every run. */
const random = randomFrom(hash('six hundred'));
const seeds = Array.from({ length: 600 }, () => `e${Math.floor(random() * 1e9)}`);
const interestAt = (index: number) => interests[index % interests.length] ?? '';

describe('Poster', () => {
  test('the same id gives the same poster', () => {
    expect(markup({ seed: 'e42' })).toBe(markup({ seed: 'e42' }));
    expect(markup({ seed: 'e42' })).not.toBe(markup({ seed: 'e43' }));
  });

  test('every composition and every palette is in use', () => {
    const used = seeds.map((seed, index) => [familyOf(seed, interestAt(index)), paletteOf(seed, interestAt(index))]);
    expect(new Set(used.map(([family]) => family)).size).toBe(Object.keys(families).length);
    expect(new Set(used.map(([, palette]) => palette)).size).toBe(Object.keys(palettes).length);
  });

  test('600 posters stay under 4 kB each, and under 2.5 kB on average', () => {
    const sizes = seeds.map((seed, index) => shipped(markup({ seed, interest: interestAt(index) })).length);
    expect(Math.max(...sizes)).toBeLessThan(4096);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(2560);
  });

  test('every coordinate is a number, whatever the id', () => {
    for (const [index, seed] of seeds.entries()) {
      expect(markup({ seed, interest: interestAt(index) })).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('a poster has the patterns that its shapes use, and no others', () => {
    for (const [index, seed] of seeds.entries()) {
      const html = markup({ seed, interest: interestAt(index) });
      const named = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, id]) => id));
      expect(named(/<pattern id="([^"]+)"/g), seed).toEqual(named(/url\(#([^)]+)\)/g));
    }
  });

  test('an unknown interest still has a poster', () => {
    expect(markup({ interest: 'circus' })).toContain('<path');
  });

  test('type is never on art', () => {
    for (const seed of seeds) {
      for (const lang of ['en', 'zh-Hant']) {
        const { art, type } = layoutOf(seed, lang === 'en' ? ['Echoes under', 'Lion Rock'] : ['獅子山', '回聲'], lang);
        for (const { x, y, size, middle } of type) {
          const beside = middle
            ? x - size / 2 >= art.x + art.width
            : y <= art.y || y - size * 0.9 >= art.y + art.height;
          expect(beside, seed).toBe(true);
        }
      }
    }
  });

  test('with `mono` it has only black and white, with patterns in place of the other inks', () => {
    document.body.innerHTML = markup({ interest: 'family', mono: true });
    const inks = [...document.querySelectorAll('path, circle, text')].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke];
    });
    document.body.innerHTML = '';
    for (const ink of inks) expect(ink).toMatch(/^(none|rgb\((0, 0, 0|255, 255, 255)\)|url\(.*\))$/);
    expect(inks.some((ink) => ink.startsWith('url('))).toBe(true);
  });

  test('posters in a black and white part of the page have no colour', () => {
    const inksIn = (theme: string) => {
      const part = document.body.appendChild(document.createElement('div'));
      part.dataset.theme = theme;
      part.innerHTML = seeds
        .slice(0, 24)
        .map((seed, index) => markup({ seed, interest: interestAt(index) }))
        .join('');
      const drawn = [...part.querySelectorAll('svg *')].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].map((paint) => /^rgb\((\d+), (\d+), (\d+)/.exec(paint)).filter((paint) => paint !== null);
      });
      part.remove();
      return drawn.filter(([, red, green, blue]) => red !== green || green !== blue).length;
    };
    expect(inksIn('default')).toBeGreaterThan(0);
    expect(inksIn('bw')).toBe(0);
  });

  test('without title lines it is art alone', () => {
    expect(markup({ crop: 'art', interest: 'sport' })).not.toContain('<text');
  });

  test.each([
    [['一個袋'], '袋'],
    [['籠屋裡的', '鯨魚'], '鯨'],
    [['三十分鐘', '黑夜'], '黑'],
    [['The Whale in', 'the Cubicle'], 'W'],
    [['“A Room', 'of Signs”'], 'R'],
    [['The'], 'T'],
    [['999', 'Luftballons'], '9'],
    [[], ''],
  ])('%j has the character %j as a picture', (lines, character) => {
    expect(characterOf(lines)).toBe(character);
  });

  test('blocks of flats come in several sizes, so that neighbouring posters are not alike', () => {
    const sizes = seeds.slice(0, 30).map((seed) => {
      const canvas = { width: 500, height: 500, random: randomFrom(hash(seed)), dark: true, character: '' };
      const [panes] = families.estate(canvas);
      return panes?.stroke;
    });
    expect(new Set(sizes).size).toBeGreaterThan(2);
  });

  test('without a title a poster still has a picture and not only a field', () => {
    const glyphs = seeds.filter((seed) => familyOf(seed, 'chineseOpera') === 'glyph');
    expect(glyphs.length).toBeGreaterThan(0);
    for (const seed of glyphs) {
      expect(markup({ seed, interest: 'chineseOpera', lines: [] })).not.toContain('<text');
      expect(familyOf(seed, 'chineseOpera', false)).not.toBe('glyph');
    }
  });

  test('is hidden from assistive technology and has the language of its type', () => {
    expect(markup({ lang: 'en' })).toMatch(/^<svg[^>]*lang="en"[^>]*aria-hidden="true"/);
  });
});

describe('ColourBlock in a dark theme', () => {
  const darkThemes = Object.values<Theme>(themes).filter(({ dark }) => dark);
  test.each(Object.entries(palettes))('text on the flood of %s reaches 7:1', (_name, { field }) => {
    for (const { colours } of darkThemes) {
      expect(contrast(colours.text.primary, mix(field, shareInDark(field), colours.bg.page))).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('A poster from the server', () => {
  const host = document.createElement('div');
  /** A page with a poster, which React keeps inside `KeptPosters`. */
  const pageWith = (seed: string) => <Poster seed={seed} interest="music" lines={['獅子山']} lang="zh-Hant" />;

  test('stays element by element, until it is another one', async () => {
    host.innerHTML = renderToString(pageWith('e1'));
    const shape = host.querySelector('svg path');
    const markup = host.innerHTML;
    const errors: unknown[] = [];
    const root = hydrateRoot(host, <KeptPosters>{pageWith('e1')}</KeptPosters>, {
      onRecoverableError: (error) => errors.push(error),
    });
    // React marks hydrated elements.
    const marks = (element: Element | null) => Object.keys(element ?? {}).length;
    await expect.poll(() => marks(host.querySelector('svg'))).toBeGreaterThan(0);
    flushSync(() => root.render(<KeptPosters>{pageWith('e1')}</KeptPosters>));
    expect(host.innerHTML).toBe(markup);
    expect(host.querySelector('svg path')).toBe(shape);
    expect(marks(shape)).toBe(0);
    flushSync(() => root.render(<KeptPosters>{pageWith('e2')}</KeptPosters>));
    expect(host.querySelectorAll('svg[viewBox]')).toHaveLength(1);
    expect(host.querySelector('svg path')).not.toBe(shape);
    flushSync(() => root.render(<KeptPosters>{pageWith('e1')}</KeptPosters>));
    expect(host.querySelectorAll('svg path').length).toBeGreaterThan(3);
    expect(errors).toEqual([]);
    root.unmount();
  });
});
