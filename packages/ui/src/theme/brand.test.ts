import { describe, expect, test } from 'vitest';
import { checkTheme, themeCss } from './brand.js';
import { themeNames, themes } from './themes.js';

const { colours } = themes.default;

describe('checkTheme', () => {
  test.each(themeNames)('finds no fault in our own theme %s', (name) => {
    expect(checkTheme(themes[name])).toEqual([]);
  });

  test('names the pair that is too faint, and what it needs', () => {
    const faint = { ...colours, text: { ...colours.text, danger: '#ff8a80' } };
    expect(checkTheme({ colours: faint })).toContainEqual(
      expect.stringMatching(/^text\.danger on bg\.page has a contrast of 2\.\d+, and needs 4\.5$/),
    );
  });

  test('names the role that is missing, or whose colour depends on the page', () => {
    const { link: _, ...text } = colours.text;
    const broken = { ...colours, text, zone: { ...colours.zone, a: 'var(--brand)' } } as unknown as typeof colours;
    expect(checkTheme({ colours: broken })).toEqual([
      'text.link has no colour',
      'zone.a is "var(--brand)", and needs a constant colour without transparency',
    ]);
  });

  test('computes the contrast of any notation', () => {
    const pale = { ...colours, text: { ...colours.text, danger: 'oklch(0.75 0.15 25)' } };
    expect(checkTheme({ colours: pale })).toContainEqual(
      expect.stringMatching(/^text\.danger on bg\.page has a contrast of 2\.\d+, and needs 4\.5$/),
    );
    const dark = { ...colours, text: { ...colours.text, danger: 'color-mix(in oklab, darkred 80%, black)' } };
    expect(checkTheme({ colours: dark })).toEqual([]);
  });

  test('asks for more of a monochrome theme', () => {
    const { muted } = colours.text;
    expect(checkTheme({ colours, monochrome: true }).some((fault) => fault.startsWith('text.muted on '))).toBe(
      muted !== colours.text.primary,
    );
  });
});

describe('themeCss', () => {
  test('writes the custom property of every role, under its name', () => {
    const css = themeCss('harbour', { colours, dark: true, lineWidth: '2px' });
    expect(css).toContain('@layer fg-themes { @media screen { [data-theme="harbour"] {');
    expect(css).not.toContain('auto');
    expect(css).toContain(`--fg-text-inverse-muted: ${colours.text.inverseMuted};`);
    expect(css).toContain('--fg-line-width: 2px;');
    expect(css).toContain('color-scheme: dark;');
  });

  test('writes corners and font where the brand has its own', () => {
    const radius = { control: '0.5rem', dialog: '1rem', surface: undefined };
    const css = themeCss('harbour', { colours, radius, edges: 'plain', fontFamily: 'Georgia, serif' });
    expect(css).toContain('--fg-radius-control: 0.5rem;\n  --fg-radius-dialog: 1rem;\n  --fg-shape-tear: solid;');
    expect(css).toContain('--fg-font-family: Georgia, serif;');
    expect(themeCss('harbour', { colours })).not.toMatch(/radius|family|shape/);
  });

  test('writes every colour as it was checked', () => {
    const css = themeCss('harbour', { colours: { ...colours, bg: { ...colours.bg, hero: 'hsl(220 100% 20%)' } } });
    expect(css).toContain('--fg-bg-hero: #002266;');
    expect(css).toContain('--fg-bg-page: #');
  });

  test('refuses a theme that cannot be read, and a name that would break out of its selector', () => {
    const faint = { ...colours, action: { ...colours.action, text: colours.action.bg } };
    expect(() => themeCss('harbour', { colours: faint })).toThrow('action.text on action.bg');
    expect(() => themeCss('a"] , *', { colours })).toThrow('not a name');
  });
});
