import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rgb, seen } from '../../testing/colours.js';
import { mix } from '../../theme/contrast.js';
import { palettes, shareInDark } from '../../theme/palettes.js';
import { type Theme, themes } from '../../theme/themes.js';
import { Poster } from '../Poster/index.js';
import { paletteOf } from '../Poster/interests.js';
import { Ticket } from '../Ticket/index.js';
import { ColourBlock } from './ColourBlock.js';

let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
});

afterEach(() => host.remove());

const dark = { seed: 'loud-sea', interest: 'bandShow' };
const light = { seed: 'after-blue', interest: 'exhibition' };

const show = (event: typeof dark, theme: string) => {
  document.documentElement.dataset.theme = theme;
  host.innerHTML = renderToStaticMarkup(
    <ColourBlock {...event} as="section">
      <Poster {...event} lines={[]} lang="en" crop="art" />
      <Ticket>Paper</Ticket>
    </ColourBlock>,
  );
  const style = (selector: string) => getComputedStyle(host.querySelector(selector) ?? host);
  return {
    flood: seen(style('section').backgroundColor),
    words: style('section').color,
    field: seen(style('svg > path').fill),
    ticket: style('section > div'),
    ticketAction: style('section > div').getPropertyValue('--fg-action-bg').trim(),
  };
};

describe('ColourBlock', () => {
  test.each([
    ['a dark field by day', dark, 'default'],
    ['a light field by day', light, 'default'],
    ['a dark field at night', dark, 'night'],
  ])('%s: art and flood are one surface, without a seam', (_what, event, theme) => {
    const { flood, field } = show(event, theme);
    expect(field).toBe(flood);
  });

  test('a light field at night only tints the page, and its art stays paper', () => {
    const { flood, field } = show(light, 'night');
    expect(field).not.toBe(flood);
  });

  describe.each(Object.entries<Theme>(themes))('in the theme %s, by its traits', (name, theme) => {
    const { colours, dark: isDarkTheme, monochrome } = theme;

    test.runIf(isDarkTheme && !monochrome)('floods with its own page, mixed with the field', () => {
      for (const [event, palette] of [
        [dark, paletteOf(dark.seed, dark.interest)],
        [light, paletteOf(light.seed, light.interest)],
      ] as const) {
        const { flood, words } = show(event, name);
        const { field } = palettes[palette];
        expect(flood).toBe(rgb(mix(field, shareInDark(field), colours.bg.page)));
        expect(words).toBe(rgb(colours.text.primary));
      }
    });

    test.runIf(monochrome)('floods with its inverse colour, and prints posters in its own two inks', () => {
      const inks = [colours.bg.page, colours.text.primary].map(rgb);
      for (const event of [dark, light]) {
        const { flood, words, field, ticketAction } = show(event, name);
        expect([flood, words]).toEqual([rgb(colours.bg.inverse), rgb(colours.text.inverse)]);
        expect(inks).toContain(field);
        expect(ticketAction).toBe(colours.action.bg);
      }
      expect(show(dark, name).field).not.toBe(show(light, name).field);
    });
  });

  test('a ticket inside has the colours of paper', () => {
    const { words, ticket } = show(dark, 'default');
    expect(ticket.backgroundColor).toBe('rgb(255, 255, 255)');
    expect(ticket.color).not.toBe(words);
  });
});
