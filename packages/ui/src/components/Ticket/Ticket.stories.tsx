import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Perforation } from '../Perforation/index.js';
import { part } from '../Perforation/Perforation.stories.css.js';
import { Ticket } from './Ticket.js';

const content = (
  <>
    <p className={part}>Friday 20 November, 19:30. Tai Hang Playhouse, stalls, row D, seat 7.</p>
    <Perforation direction="horizontal" />
    <p className={part}>HK$280</p>
  </>
);

const meta = {
  title: 'Components/Ticketing/Ticket',
  component: Ticket,
  args: { children: content },
} satisfies Meta<typeof Ticket>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Strong: Story = { args: { strong: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    children: (
      <>
        <p className={part}>
          2026 年 11 月 20 日，星期五，晚上 7 時 30
          分（遲到觀眾須待適當時候方可入場）。西九文化區戲曲中心大劇院，堂座中央 M2 分區 D 行 7 號。
        </p>
        <Perforation direction="horizontal" />
        <p className={part}>HK$1,280，已包括服務費及專人速遞費；門票一經售出，概不退款或更換。</p>
      </>
    ),
  },
};

export const LongEnglish: Story = {
  args: {
    children: (
      <>
        <p className={part}>
          Friday, 20 November 2026, at half past seven in the evening; latecomers are admitted at a suitable pause. Xiqu
          Centre Grand Theatre, stalls, centre block M2, row D, seat 7.
        </p>
        <Perforation direction="horizontal" />
        <p className={part}>HK$1,280, with service charge and delivery. Tickets cannot be refunded or exchanged.</p>
      </>
    ),
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
