import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Footer, FooterColumn } from '../Footer/index.js';
import { FooterForm } from './index.js';

const meta = {
  title: 'Components/Navigation/FooterForm',
  component: FooterForm,
  args: { action: '#', name: 'email', label: '電郵地址', submitLabel: '訂閱' },
  decorators: [
    (Story) => (
      <Footer brand="開鑼" lead="每場演出，由一聲鑼開始。" legal={['© 開鑼票務（示範品牌）']}>
        <FooterColumn title="節目通訊" wide>
          <Story />
        </FooterColumn>
      </Footer>
    ),
  ],
} satisfies Meta<typeof FooterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true, status: '正在訂閱…' } };
export const WithError: Story = { args: { error: '電郵地址無效。格式如 name@example.com，不可有空格。' } };
export const Done: Story = { args: { status: '已訂閱。節目通訊會寄往 hoiching@example.com。' } };
export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    label: 'The email address to which the programme newsletter goes every Thursday',
    submitLabel: 'Subscribe to the newsletter',
    status: 'You are subscribed. The newsletter goes to hoiching.chan.peninsula.players.society@mail.example.com.',
  },
};
export const Narrow: Story = { decorators: [narrow], args: { error: '請輸入電郵地址。' } };
