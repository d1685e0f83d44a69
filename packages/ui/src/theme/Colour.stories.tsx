import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Colours, defaultColours } from './colours.js';
import { contrast } from './contrast.js';
import { cell, frame, group as groupTitle, list, name, swatches, swatchOf, table } from './foundations.css.js';
import { colourOf, pairs } from './pairs.js';
import { themeNames, themes } from './themes.js';

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = Object.keys(defaultColours) as (keyof Colours)[];

/** Roles in the toolbar's theme. */
export const Roles: Story = {
  render: () => (
    <div className={list} lang="en">
      {groups.map((group) => (
        <section key={group}>
          <h2 className={groupTitle}>{group}</h2>
          <ul className={swatches}>
            {Object.keys(defaultColours[group]).map((role) => (
              <li key={role}>
                <span className={swatchOf[group][role]} />
                <span className={name}>
                  {group}.{role}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};

const ratio = (colours: Colours, [front, back]: (typeof pairs)[number]) =>
  contrast(colourOf(colours, front), colourOf(colours, back)).toFixed(1);

/** Pairs in use with their contrast, computed from the tokens. */
export const Contrast: Story = {
  render: () => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people who use the keyboard scroll the table
    <section className={frame} aria-label="Contrast of every pair" tabIndex={0} lang="en">
      <table className={table}>
        <thead>
          <tr>
            {['Pair', 'Needs', ...themeNames.map((each) => themes[each].label)].map((title) => (
              <th key={title} className={cell} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair[0]} ${pair[1]}`}>
              <th className={cell} scope="row">
                {pair[0]} on {pair[1]}
              </th>
              <td className={cell}>{pair[2]}</td>
              {themeNames.map((each) => (
                <td key={each} className={cell}>
                  {ratio(themes[each].colours, pair)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ),
};
