import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Footer, FooterColumn } from '../Footer/index.js';
import { FooterForm } from './index.js';

const meta = {
  title: 'Components/Navigation/FooterForm',
  component: FooterForm,
  args: { action: '#', name: 'email', label: 'Email address', submitLabel: 'Subscribe' },
  decorators: [
    (Story) => (
      <Footer
        brand="First Gong"
        lead="Every show starts with a gong."
        legal={['© First Gong Ticketing (a demonstration)']}
      >
        <FooterColumn title="Programme newsletter" wide>
          <Story />
        </FooterColumn>
      </Footer>
    ),
  ],
} satisfies Meta<typeof FooterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true, status: 'Subscribing…' } };
export const WithError: Story = {
  args: { error: 'Invalid email address. It looks like name@example.com, with no spaces.' },
};
export const Done: Story = { args: { status: 'You are subscribed. The newsletter goes to hoiching@example.com.' } };
export const LongEnglish: Story = {
  args: {
    label: 'The email address to which the programme newsletter goes every Thursday',
    submitLabel: 'Subscribe to the newsletter',
    status: 'You are subscribed. The newsletter goes to hoiching.chan.peninsula.players.society@mail.example.com.',
  },
};
export const Narrow: Story = { decorators: [narrow], args: { error: 'Enter your email address.' } };
