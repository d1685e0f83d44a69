import type { Meta, StoryObj } from '@storybook/react-vite';
import { heartIcon } from '../../icons/heart.js';
import { lockIcon } from '../../icons/lock.js';
import { ticketIcon } from '../../icons/ticket.js';
import { Icon, type IconShape, type IconWeight } from './Icon.js';
import * as styles from './Icon.stories.css.js';

const meta = {
  title: 'Components/Primitives/Icon',
  component: Icon,
  args: { icon: ticketIcon },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labelled: Story = { args: { icon: lockIcon, label: 'Members only' } };

export const On: Story = { args: { icon: heartIcon, weight: 'fill' } };

const modules = import.meta.glob<Record<string, IconShape>>('../../icons/*.ts', { eager: true });
const all = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).map((icon) => ({ icon, name: file.replace(/^.*\/(.*)\.ts$/, '$1') })),
);

/** Every icon in each of its weights. */
export const All: Story = {
  render: () => (
    <ul className={styles.row}>
      {all.map(({ icon, name }) => (
        <li key={name} className={styles.sample} lang="en">
          {(Object.keys(icon) as IconWeight[]).map((weight) => (
            <Icon key={weight} icon={icon} weight={weight} />
          ))}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
