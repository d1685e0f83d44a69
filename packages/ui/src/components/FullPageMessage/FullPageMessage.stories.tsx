import type { Meta, StoryObj } from '@storybook/react-vite';
import { qrCodeIcon } from '../../icons/qr-code.js';
import { starIcon } from '../../icons/star.js';
import { wrenchIcon } from '../../icons/wrench.js';
import { Button } from '../Button/index.js';
import { Container } from '../Container/index.js';
import { Icon } from '../Icon/index.js';
import { FullPageMessage } from './FullPageMessage.js';
import { MessageNotes } from './MessageNotes.js';

const maintenanceNotes = [
  {
    title: 'You can now',
    text: 'show the e-tickets that you have downloaded. Box offices and ticketing kiosks work as usual.',
  },
  { title: '系统维护', lang: 'zh-Hans', text: '每周三 00:00–02:00 暂停网上购票。已保存的电子票仍可出示。' },
  {
    title: 'Maintenance',
    lang: 'en',
    text: 'Web sales pause every Wednesday 00:00–02:00 Hong Kong time. Saved e-tickets still open.',
  },
];

const meta = {
  title: 'Components/Ticketing/FullPageMessage',
  component: FullPageMessage,
  parameters: { layout: 'fullscreen' },
  args: {
    kicker: (
      <>
        <Icon icon={wrenchIcon} weight="fill" />
        Maintenance
      </>
    ),
    title: 'Closed for maintenance',
    figure: '00:00–02:00',
    children: (
      <>
        <p>
          Every Wednesday night the site is maintained and sells no tickets. It opens again at 02:00, and this page
          returns by itself.
        </p>
        <Button variant="buy" icon={qrCodeIcon} href="#tickets">
          Show e-tickets
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof FullPageMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The maintenance page: fills the height above the notes. */
export const Maintenance: Story = {
  render: (args) => (
    <main style={{ display: 'grid', gridTemplateRows: '1fr auto', minBlockSize: '100vh' }}>
      <FullPageMessage {...args} />
      <Container>
        <div style={{ paddingBlock: '2rem' }}>
          <MessageNotes notes={maintenanceNotes} />
        </div>
      </Container>
    </main>
  ),
};

export const About: Story = {
  args: {
    ink: 'taxi',
    kicker: undefined,
    figure: undefined,
    title: 'The gong. Silence.',
    children: (
      <p>
        In a bamboo theatre the first gong means: sit down, it begins. We are what happens a minute earlier. A wall of
        posters, and a stub in your pocket.
      </p>
    ),
  },
};

/** Numbers on the about page, each with an explanation. */
export const Numbers: Story = {
  render: () => (
    <Container>
      <div style={{ paddingBlock: '2rem' }}>
        <MessageNotes
          notes={[
            { figure: '128', text: 'events on sale this month, from a black box of sixty seats to the arena' },
            { figure: '3', text: 'languages on every page, with three themes and three text sizes' },
            { figure: '0', text: 'dollars of hidden fees: the total of the cart is the total you pay' },
          ]}
        />
      </div>
    </Container>
  ),
};

/** In the colours of an event's poster. */
export const OfAnEvent: Story = {
  args: {
    ink: { seed: 'night-sailing', interest: 'popConcert' },
    kicker: (
      <>
        <Icon icon={starIcon} weight="fill" />
        Priority booking: Night Sailing
      </>
    ),
    title: 'The queue opens at 20:00',
    figure: undefined,
    children: <p>Coming early does not help. From 20:00 people enter in order of arrival.</p>,
  },
};

export const TitleOnly: Story = { args: { kicker: undefined, figure: undefined, children: <p>Come back later.</p> } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    kicker: (
      <>
        <Icon icon={wrenchIcon} weight="fill" /> 系統維護
      </>
    ),
    title: '系統正進行一年一度的大型更新，網上購票暫停至星期四早上',
    figure: '00:00–10:00',
    children: (
      <>
        <p>
          已付款的訂單不受影響，電子門票仍可顯示和入場。已排隊的觀眾會保留位置，重開後兩小時內回來都有效；購物車內的座位已不再保留，沒有收取任何費用。
        </p>
        <Button variant="buy" href="#tickets">
          顯示已儲存在這部裝置的電子門票
        </Button>
      </>
    ),
  },
};

export const LongEnglish: Story = {
  args: {
    ink: 'taxi',
    kicker: undefined,
    figure: undefined,
    title: 'The gong goes, the house goes quiet.',
    children: (
      <p>
        In a bamboo matshed the first gong means: sit down, it starts. We are the minute before that. One wall of
        posters, one stub in your pocket.
      </p>
    ),
  },
};

export const Narrow: Story = {
  ...Maintenance,
  globals: { viewport: { value: 'w320' }, fontSize: '18' },
};
