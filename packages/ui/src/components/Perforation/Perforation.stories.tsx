import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ticket } from '../Ticket/index.js';
import { Perforation } from './Perforation.js';
import * as styles from './Perforation.stories.css.js';

const meta = {
  title: 'Components/Primitives/Perforation',
  component: Perforation,
} satisfies Meta<typeof Perforation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  args: { direction: 'horizontal' },
  render: (args) => (
    <Ticket>
      <p className={styles.part}>The Whale in the Cage Home</p>
      <Perforation {...args} />
      <p className={styles.part}>HK$180–380</p>
    </Ticket>
  ),
};

export const Vertical: Story = {
  args: { direction: 'vertical' },
  render: (args) => (
    <Ticket className={styles.beside}>
      <p className={styles.part}>The Whale in the Cage Home</p>
      <Perforation {...args} />
      <p className={styles.part}>HK$180–380</p>
    </Ticket>
  ),
};

/** Parts are stacked on phones, and next to each other from 48em. */
export const Responsive: Story = {
  args: { direction: 'responsive' },
  render: (args) => (
    <Ticket className={styles.folding}>
      <p className={styles.part}>The Whale in the Cage Home</p>
      <Perforation {...args} />
      <p className={styles.part}>HK$180–380</p>
    </Ticket>
  ),
};

export const OnStrongTicket: Story = {
  args: { direction: 'vertical' },
  render: (args) => (
    <Ticket className={styles.beside} strong>
      <p className={styles.part}>The Whale in the Cage Home</p>
      <Perforation {...args} />
      <p className={styles.part}>HK$180–380</p>
    </Ticket>
  ),
};
