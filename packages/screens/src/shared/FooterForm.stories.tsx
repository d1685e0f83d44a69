import { Footer, FooterColumn } from '@first-gong/ui/Footer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterForm } from './FooterForm.js';

const meta = {
  title: 'Screens/Layout/FooterForm',
  component: FooterForm,
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
    status: 'You are subscribed. The newsletter goes to hoiching.chan.peninsula.players.society@mail.example.com.',
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { error: 'Enter your email address.' },
};
