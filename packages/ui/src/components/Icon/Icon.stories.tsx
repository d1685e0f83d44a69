import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './Icon.js';
import { row, sample } from './Icon.stories.css.js';
import { paths } from './paths.js';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'ticket' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labelled: Story = { args: { name: 'lock', label: '只限會員' } };

export const On: Story = { args: { name: 'heart', weight: 'fill' } };

/** Every icon there is, in each weight that it is kept in. */
export const All: Story = {
  render: () => (
    <ul className={row}>
      {(Object.keys(paths) as IconName[]).map((name) => (
        <li key={name} className={sample} lang="en">
          {(Object.keys(paths[name]) as ('regular' | 'bold' | 'fill')[]).map((weight) => (
            <Icon key={weight} name={name} weight={weight} />
          ))}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
