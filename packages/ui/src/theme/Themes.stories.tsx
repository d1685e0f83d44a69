import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/Button/index.js';
import { Checkbox } from '../components/Checkbox/index.js';
import { Link } from '../components/Link/index.js';
import { Notice } from '../components/Notice/index.js';
import { Availability } from '../components/PerformanceRow/index.js';
import { Poster } from '../components/Poster/index.js';
import { Sticker } from '../components/Sticker/index.js';
import { TextField } from '../components/TextField/index.js';
import { type BrandTheme, themeCss } from './brand.js';
import { list, name, sheetOf, themes } from './foundations.css.js';
import { themes as ownThemes, themeNames } from './themes.js';

const meta = {
  title: 'Foundations/Themes',
  // Columns have their themes, the page has the default one.
  globals: { theme: 'default' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const ignore = () => {};

function Sample({ theme }: { theme: string }) {
  const field = `name-${theme}`;
  return (
    <div className={list}>
      <h2 className={name} lang="en">
        {theme}
      </h2>
      <Poster seed="a-whale" interest="theatre" lines={['The Whale in', 'the Cage Home']} lang="en" />
      <p>
        <Sticker variant="few">8 left</Sticker>
      </p>
      <p>
        <Availability fullness={2} urgent>
          8 left
        </Availability>
      </p>
      <TextField
        label="Member’s name"
        name={field}
        value="Chan Hoi-ching"
        onChange={ignore}
        hint="As on your credit card."
      />
      <TextField
        label="Confirm the email"
        name={`${field}-mail`}
        value="hoiching"
        onChange={ignore}
        error="Enter an address with an @."
      />
      <Checkbox name={`${field}-terms`} checked onChange={ignore}>
        I have read and accept the <Link href="#terms">terms of use</Link>.
      </Checkbox>
      <Notice>Seats are held until 21:12.</Notice>
      <p>
        <Button variant="buy">Pay HK$560</Button> <Button>Back</Button> <Button disabled>Sold out</Button>
      </p>
    </div>
  );
}

export const SideBySide: Story = {
  render: () => (
    <div className={themes}>
      {themeNames.map((theme) => (
        <div key={theme} className={sheetOf} data-theme={theme}>
          <Sample theme={theme} />
        </div>
      ))}
    </div>
  ),
};

const { colours } = ownThemes.default;

/** A dark theme whose name does not show it, to prove that `themeCss` writes all values. */
const dusk: BrandTheme = {
  dark: true,
  colours: { ...ownThemes.night.colours, bg: { ...ownThemes.night.colours.bg, page: '#0a0614' } },
};
/** One ink, blue. */
const blue = '#00003c';
const { bw } = ownThemes;
const letter: BrandTheme = {
  monochrome: true,
  lineWidth: bw.lineWidth,
  colours: Object.fromEntries(
    Object.entries(bw.colours).map(([group, roles]) => [
      group,
      Object.fromEntries(
        Object.entries(roles).map(([role, hex]) => [role, hex === bw.colours.text.primary ? blue : hex]),
      ),
    ]),
  ) as BrandTheme['colours'],
};

/** The brand of `brand.md`. */
const harbour: BrandTheme = {
  colours: {
    ...colours,
    bg: { ...colours.bg, page: '#f3f7fb', hero: '#123a8c', dates: '#bfe0ff', selected: '#dbe9ff' },
    text: { ...colours.text, link: '#123a8c', accent: '#123a8c' },
    action: { bg: '#123a8c', bgHover: '#0b2660', text: '#ffffff', textHover: '#ffffff', border: '#0b2660' },
    selected: { bg: '#123a8c', text: '#ffffff' },
  },
  radius: { control: '0.5rem', choice: '0.5rem', surface: '0.75rem', dialog: '1rem' },
  edges: 'plain',
};

/** Nested elements with these themes. */
function Islands({ order: [theme, ...inner] }: { order: string[] }) {
  if (theme === undefined) return null;
  return (
    <div className={sheetOf} data-theme={theme}>
      <div className={list}>
        <h2 className={name} lang="en">
          {theme}
        </h2>
        <div className={themes}>
          <Poster seed="a-whale" interest="theatre" lines={['The Whale in', 'the Cage Home']} lang="en" />
          <div className={list}>
            <Notice variant="danger">The tickets are sold out.</Notice>
            <p>
              <Button variant="buy">Pay HK$560</Button>
            </p>
          </div>
        </div>
        <Islands order={inner} />
      </div>
    </div>
  );
}

/** Each part has the look of the nearest theme, including posters and rules. */
export const Nested: Story = {
  render: () => (
    <div className={themes}>
      <style>{themeCss('dusk', dusk) + themeCss('letter', letter)}</style>
      {[
        ['default', 'night', 'bw', 'default'],
        ['bw', 'dusk', 'default'],
        ['night', 'letter', 'auto'],
      ].map((order) => (
        <Islands key={order.join()} order={order} />
      ))}
    </div>
  ),
};

/** A custom brand: one file of colours for every component. */
export const YourBrand: Story = {
  render: () => (
    <div className={themes}>
      <style>{themeCss('harbour', harbour)}</style>
      {['default', 'harbour'].map((theme) => (
        <div key={theme} className={sheetOf} data-theme={theme}>
          <Sample theme={theme} />
        </div>
      ))}
    </div>
  ),
};
