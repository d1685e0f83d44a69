import type { Meta, StoryObj } from '@storybook/react-vite';
import { qrCodeIcon } from '../../icons/qr-code.js';
import { starIcon } from '../../icons/star.js';
import { wrenchIcon } from '../../icons/wrench.js';
import { Button } from '../Button/index.js';
import { Container } from '../Container/index.js';
import { Icon } from '../Icon/index.js';
import { Bill } from './Bill.js';
import { BillNotes } from './BillNotes.js';

const maintenanceNotes = [
  { title: '現在可以', text: '顯示已下載的電子門票。售票處和取票機照常服務。' },
  { title: '系统维护', lang: 'zh-Hans', text: '每星期三 00:00–02:00 暂停网上购票。已保存的电子门票仍可显示。' },
  {
    title: 'Maintenance',
    lang: 'en',
    text: 'Web sales pause every Wednesday 00:00–02:00 Hong Kong time. Saved e-tickets still open.',
  },
];

const meta = {
  title: 'Components/Ticketing/Bill',
  component: Bill,
  parameters: { layout: 'fullscreen' },
  args: {
    kicker: (
      <>
        <Icon icon={wrenchIcon} weight="fill" />
        系統維護
      </>
    ),
    title: '系統維護中',
    figure: '00:00–02:00',
    children: (
      <>
        <p>逢星期三凌晨例行維護，網上購票暫停。02:00 重開，此頁會自動返回。</p>
        <Button variant="buy" icon={qrCodeIcon} href="#tickets">
          顯示電子門票
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Bill>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The maintenance page: the bill fills the height that the notes leave. */
export const Maintenance: Story = {
  render: (args) => (
    <main style={{ display: 'grid', gridTemplateRows: '1fr auto', minBlockSize: '100vh' }}>
      <Bill {...args} />
      <Container>
        <div style={{ paddingBlock: '2rem' }}>
          <BillNotes notes={maintenanceNotes} />
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
    title: '鑼響，場靜。',
    children: <p>竹棚裡的第一聲鑼，意思是：請坐，開始了。我們就是那一分鐘之前的事。一幅海報牆，一張口袋裡的票根。</p>,
  },
};

/** Numbers below the bill of the about page, each with a text that says what it counts. */
export const Numbers: Story = {
  render: () => (
    <Container>
      <div style={{ paddingBlock: '2rem' }}>
        <BillNotes
          notes={[
            { figure: '128', text: '項節目本月發售，由六十座位的黑盒到體藝館' },
            { figure: '3', text: '種語言，每頁齊備；三款主題，三種字型' },
            { figure: '0', text: '元附加費：購物車的總額就是最後的總額' },
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
        優先訂購・夜航
      </>
    ),
    title: '20:00 開始排隊',
    figure: undefined,
    children: <p>早到不會提前。20:00 後按到達次序放行。</p>,
  },
};

export const TitleOnly: Story = { args: { kicker: undefined, figure: undefined, children: <p>請稍後再來。</p> } };

export const LongChinese: Story = {
  args: {
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
  globals: { lang: 'en_us' },
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
