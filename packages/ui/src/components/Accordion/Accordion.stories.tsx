import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { questionIcon } from '../../icons/question.js';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { Accordion } from './Accordion.js';

const meta = {
  title: 'Components/Layout/Accordion',
  component: Accordion,
  args: {
    headingLevel: 3,
    items: [
      {
        id: 'eTicketWhere',
        title: '電子門票在哪裡？',
        content: <p>付款後即時存入會員帳戶的「交易紀錄」。演出當日在入口出示二維碼，無須列印。</p>,
      },
      {
        id: 'refund',
        title: '可以退票或轉換場次嗎？',
        content: (
          <p>
            訂單一經確認，不設退款、更改或轉換。節目取消或改期時，<Link href="#changes">安排會另行公布</Link>。
          </p>
        ),
      },
      { id: 'late', title: '遲到可以入場嗎？', content: <p>須待適當時候，由場地職員安排入座。</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('可以退票或轉換場次嗎？'));
    await expect(canvas.getByText(/不設退款/)).toBeVisible();
  },
};

/** One aside in a form: no heading, and an icon that shows what the aside is about. */
export const Single: Story = {
  args: {
    headingLevel: undefined,
    items: [{ id: 'notReceived', icon: questionIcon, title: '未收到？', content: <p>請查看垃圾郵件匣。</p> }],
  },
};

export const LongChinese: Story = {
  args: {
    items: [
      {
        id: 'change',
        title: '我已選擇速遞派送門票，但演出前一星期要離開香港，可否改為在取票機或售票處領取，需要另付費用嗎？',
        content: <p>{'演出前七個工作天或之前，可在「更改取票方式」提出。已付的派送費用不設退款。'.repeat(6)}</p>,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/我已選擇速遞/)),
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    items: [
      {
        id: 'change',
        title:
          'I chose courier delivery but have to leave Hong Kong a week before the show: may I collect at a kiosk instead?',
        content: <p>Yes, until seven working days before the show. What was paid for the courier is not returned.</p>,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/I chose courier/)),
};

export const Narrow: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('電子門票在哪裡？')),
  decorators: [narrow],
};
