import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Button } from '../components/Button/index.js';
import { Checkbox } from '../components/Checkbox/index.js';
import { ColourBlock } from '../components/ColourBlock/index.js';
import { Notice } from '../components/Notice/index.js';
import { Perforation } from '../components/Perforation/index.js';
import { Poster } from '../components/Poster/index.js';
import { paletteOf } from '../components/Poster/interests.js';
import { Surface } from '../components/Surface/index.js';
import { TextField } from '../components/TextField/index.js';
import { Ticket } from '../components/Ticket/index.js';
import { rgb, seen } from '../testing/colours.js';
import { emulate } from '../testing/emulate.js';
import { themeCss } from './brand.js';
import { mix } from './contrast.js';
import { palettes, shareInDark } from './palettes.js';
import { type Theme, themes } from './themes.js';

/** Custom themes with neutral names. */
const own = {
  harbour: {
    ...themes.night,
    colours: { ...themes.night.colours, bg: { ...themes.night.colours.bg, page: '#0a0614' } },
  },
  galley: {
    ...themes.bw,
    lineWidth: '3px',
    colours: {
      ...themes.bw.colours,
      bg: { ...themes.bw.colours.bg, page: '#fffff0', inverse: '#00003c' },
      text: { ...themes.bw.colours.text, primary: '#00003c' },
      action: { ...themes.bw.colours.action, bg: '#00003c' },
    },
  },
} satisfies Record<string, Theme>;
const every: Record<string, Theme> = { ...themes, ...own };

const root = document.documentElement;
const style = document.createElement('style');
let host: HTMLElement;

beforeEach(() => {
  style.textContent = Object.entries(own)
    .map(([name, theme]) => themeCss(name, theme))
    .join('');
  document.head.append(style);
  host = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  host.remove();
  style.remove();
  await emulate();
});

const event = { seed: 'loud-sea', interest: 'bandShow' };
const { field } = palettes[paletteOf(event.seed, event.interest)];

function Sample({ children }: { children?: ReactNode }) {
  return (
    <>
      <Notice variant="danger">Sold out</Notice>
      <Poster {...event} lines={[]} lang="en" />
      <ColourBlock {...event} as="section">
        <Ticket>Paper</Ticket>
        {children}
      </ColourBlock>
      {children}
    </>
  );
}

/** Nested elements with these themes, next to and inside the poster surface of the outer one. */
const islands = ([name, ...inner]: readonly string[]): ReactNode =>
  name === undefined ? null : (
    <div data-theme={name}>
      <Sample>{islands(inner)}</Sample>
    </div>
  );

/** Checks the look of a themed part. */
function expectThemed(part: Element, name: string) {
  const theme = every[name] ?? themes.default;
  const { colours, dark, monochrome, lineWidth } = theme;
  const computed = (selector: string) => getComputedStyle(part.querySelector(`:scope > ${selector}`) ?? part);
  const { backgroundColor, color, colorScheme } = getComputedStyle(part);
  const flood = monochrome ? colours.bg.inverse : dark ? mix(field, shareInDark(field), colours.bg.page) : field;
  const { bg, text } = colours;
  // The field is dark, so a monochrome theme prints its darker ink.
  const printed = dark ? bg.page : text.primary;
  expect({
    ground: backgroundColor,
    words: color,
    colorScheme,
    line: getComputedStyle(part).getPropertyValue('--fg-line-width'),
    notice: computed(':first-child').borderBlockStartStyle,
    poster: computed('svg > path').fill,
    flood: seen(computed('section').backgroundColor),
    ticket: seen(computed('section > div').color),
    action: computed('section > div').getPropertyValue('--fg-action-bg').trim(),
  }).toEqual({
    ground: rgb(bg.page),
    words: rgb(text.primary),
    colorScheme: dark ? 'dark' : 'light',
    line: lineWidth,
    notice: monochrome ? 'double' : 'solid',
    poster: rgb(monochrome ? printed : field),
    flood: rgb(flood),
    ticket: rgb(text.primary),
    action: colours.action.bg,
  });
}

/** Nests of three with the page's theme. */
const orders = Object.keys(every).flatMap((outer) => Object.keys(every).map((inner) => [outer, inner] as const));

describe('§9 a theme on any element', () => {
  test.each(Object.keys(every))('on the page %s, each of two nested themes has its own look, in any order', (page) => {
    root.dataset.theme = page;
    for (const order of orders) {
      host.innerHTML = renderToStaticMarkup(islands(order));
      for (const part of host.querySelectorAll('[data-theme]'))
        expectThemed(part, part.getAttribute('data-theme') ?? '');
    }
  });

  test('a component may carry the theme itself', () => {
    root.dataset.theme = 'bw';
    host.innerHTML = renderToStaticMarkup(
      <ColourBlock {...event} data-theme="night">
        <Ticket data-theme="default">Paper</Ticket>
      </ColourBlock>,
    );
    const [flood, ticket] = host.querySelectorAll('[data-theme]');
    if (!flood || !ticket) throw new Error('ColourBlock and Ticket do not pass `data-theme` on.');
    expect(seen(getComputedStyle(flood).backgroundColor)).toBe(
      rgb(mix(field, shareInDark(field), themes.night.colours.bg.page)),
    );
    expect(getComputedStyle(ticket).backgroundColor).toBe(rgb(themes.default.colours.bg.surface));
    expect(getComputedStyle(ticket).getPropertyValue('--fg-action-bg').trim()).toBe(themes.default.colours.action.bg);
  });

  test('an unknown name is the default theme, and not the one around it', () => {
    host.innerHTML = renderToStaticMarkup(islands(['night', 'nigth']));
    expectThemed(host.querySelectorAll('[data-theme]')[1] ?? host, 'default');
  });

  test('`auto` follows the system while the page is open, inside another theme too', async () => {
    host.innerHTML = renderToStaticMarkup(islands(['bw', 'auto', 'default']));
    const [, auto, inner] = host.querySelectorAll('[data-theme]');
    if (!auto || !inner) throw new Error('The islands are not there.');
    for (const scheme of ['light', 'dark', 'light'] as const) {
      await emulate({ 'prefers-color-scheme': scheme });
      expectThemed(auto, scheme === 'dark' ? 'night' : 'default');
      expectThemed(inner, 'default');
    }
  });

  test('`auto` on the root follows the system', async () => {
    root.dataset.theme = 'auto';
    await emulate({ 'prefers-color-scheme': 'dark' });
    expect(getComputedStyle(document.body).backgroundColor).toBe(rgb(themes.night.colours.bg.page));
    expect(getComputedStyle(root).colorScheme).toBe('dark');
    await emulate({ 'prefers-color-scheme': 'light' });
    expect(getComputedStyle(document.body).backgroundColor).toBe(rgb(themes.default.colours.bg.page));
  });
});

describe('what differs beside colours', () => {
  const patternOf = () => {
    const filled = [...host.querySelectorAll('svg [fill*="url("]')];
    expect(filled.length).toBeGreaterThan(0);
    return filled.some((shape) => getComputedStyle(shape).fill.startsWith('url('));
  };

  test.each(Object.entries(every))(
    '%s prints posters with patterns only when it is monochrome',
    (name, { monochrome }) => {
      host.innerHTML = renderToStaticMarkup(
        <div data-theme={name}>
          {['one', 'two', 'three', 'four'].map((seed) => (
            <Poster key={seed} seed={seed} interest="music" lines={[]} lang="en" />
          ))}
        </div>,
      );
      expect(patternOf()).toBe(monochrome);
    },
  );

  test.each(Object.entries(every).filter(([, { dark }]) => dark))(
    '%s is dark, so it prints as the default theme, inside another one too',
    async (name) => {
      await emulate({}, 'print');
      host.innerHTML = renderToStaticMarkup(islands(['bw', name]));
      const inner = host.querySelectorAll('[data-theme]')[1] ?? host;
      const { colours } = themes.default;
      expect(getComputedStyle(inner).backgroundColor).toBe(rgb(colours.bg.surface));
      expect(getComputedStyle(inner).color).toBe(rgb(colours.text.primary));
      expect(getComputedStyle(inner.querySelector(':scope > svg > path') ?? inner).fill).toBe(rgb(field));
    },
  );

  test.each(Object.keys(every))('%s follows the settings of the reader, in a part of the page too', async (name) => {
    host.innerHTML = renderToStaticMarkup(islands([name]));
    const part = host.querySelector('[data-theme]') ?? host;
    const token = (role: string) => getComputedStyle(part).getPropertyValue(role);
    await emulate({ 'forced-colors': 'active' });
    expect([token('--fg-border-hair'), token('--fg-zone-b'), token('--fg-line-width')]).toEqual([
      'CanvasText',
      'CanvasText',
      '1px',
    ]);
    await emulate({ 'prefers-contrast': 'more' });
    expect(token('--fg-text-muted')).toBe(every[name]?.colours.text.primary);
  });
});

describe('a brand of two themes', () => {
  const light = {
    ...themes.default,
    colours: { ...themes.default.colours, like: { on: 'rgb(120 0 90)' } },
    auto: true,
  };
  const dark = { ...themes.night, colours: { ...themes.night.colours, like: { on: '#ff9ee0' } }, auto: true };
  const sheets = [
    themeCss('day', { ...light, radius: { control: '4px' } }),
    themeCss('dusk', { ...dark, radius: { control: '8px' } }),
  ];

  test.each([
    ['first', sheets.join('')],
    ['last', sheets.toReversed().join('')],
  ])('follows the system as `auto`, also with the light one %s and before our sheet', async (_, css) => {
    style.textContent = css;
    document.head.prepend(style);
    host.dataset.theme = 'auto';
    host.innerHTML = renderToStaticMarkup(<Button>Buy</Button>);
    const drawn = () => {
      const part = getComputedStyle(host);
      const button = getComputedStyle(host.querySelector('button') as Element);
      return [part.getPropertyValue('--fg-like-on'), part.colorScheme, button.borderRadius];
    };
    await emulate({ 'prefers-color-scheme': 'light' });
    expect(drawn()).toEqual(['#78005a', 'light', '4px']);
    await emulate({ 'prefers-color-scheme': 'dark' });
    expect(drawn()).toEqual(['#ff9ee0', 'dark', '8px']);
    await emulate({ 'prefers-color-scheme': 'dark' }, 'print');
    expect(drawn()).toEqual(['#78005a', 'light', '4px']);
  });
});

describe('the tokens of a brand', () => {
  test('plain edges leave no notch, no tear line of dashes and no hole', () => {
    host.dataset.theme = 'box';
    style.textContent = themeCss('box', { ...themes.default, radius: { surface: '9px' }, edges: 'plain' });
    host.innerHTML = renderToStaticMarkup(
      <Ticket>
        <Perforation direction="horizontal" />
      </Ticket>,
    );
    const [ticket, line] = [...host.querySelectorAll('div')];
    if (!ticket || !line) throw new Error('No ticket was drawn.');
    expect(getComputedStyle(line, '::before').opacity).toBe('0');
    expect(getComputedStyle(line).borderTopStyle).toBe('solid');
    const { overflow, borderRadius } = getComputedStyle(ticket);
    expect([overflow, borderRadius]).toEqual(['clip', '9px']);
    host.dataset.theme = 'default';
    expect(getComputedStyle(line, '::before').opacity).toBe('1');
    expect(getComputedStyle(line).borderTopStyle).toBe('dashed');
    expect(getComputedStyle(ticket).overflow).toBe('visible');
  });

  test('corners and font reach controls and surfaces', () => {
    host.innerHTML = renderToStaticMarkup(
      <>
        <Button>Buy</Button>
        <TextField label="Name" name="name" value="" onChange={() => {}} />
        <Checkbox name="agreed" checked={false} onChange={() => {}}>
          I agree
        </Checkbox>
        <Notice>Two seats are left.</Notice>
        <Surface>Tonight</Surface>
      </>,
    );
    for (const [name, value] of Object.entries({ control: '5px', choice: '6px', surface: '7px' })) {
      host.style.setProperty(`--fg-radius-${name}`, value);
    }
    host.style.setProperty('--fg-font-family', 'Georgia');
    const drawn = [...host.querySelectorAll('*')].map((element) => getComputedStyle(element));
    for (const radius of ['5px', '6px', '7px']) {
      expect(drawn.filter(({ borderRadius }) => borderRadius === radius).length).toBeGreaterThan(0);
    }
    host.lang = 'zh-Hans';
    expect(new Set(drawn.map(({ fontFamily }) => fontFamily))).toEqual(new Set(['Georgia']));
  });
});
