import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkIcon } from '../../icons/check.js';
import { hourglassMediumIcon } from '../../icons/hourglass-medium.js';
import { xIcon } from '../../icons/x.js';
import { Button } from '../Button/index.js';
import { Container } from '../Container/index.js';
import { PageTitle } from '../PageTitle/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import { SiteTape } from './SiteTape.js';

const meta = {
  title: 'Components/Feedback/SiteTape',
  component: SiteTape,
  parameters: { layout: 'fullscreen' },
  args: {
    home: '#home',
    name: 'First Gong',
    secondLine: '開鑼',
    secondLang: 'zh-Hant',
    word: 'Demonstration',
    note: 'The site’s emails stay here. None of them is really sent.',
    children: (
      <Container as="main">
        <div style={{ paddingBlock: '2rem' }}>
          <PageTitle>Outbox</PageTitle>
        </div>
      </Container>
    ),
  },
} satisfies Meta<typeof SiteTape>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The demonstration's bank. */
export const Bank: Story = {
  args: {
    name: 'First Gong',
    secondLine: '開鑼票務',
    secondLang: 'zh-Hant',
    word: 'Demo',
    note: 'This bank is part of the demonstration. It checks no card and moves no money. You decide what it answers.',
    children: (
      <main style={{ inlineSize: 'min(34rem, 100%)', marginInline: 'auto', padding: '3rem 1rem' }}>
        <Ticket strong>
          <div style={{ padding: '2rem' }}>
            <PageTitle lead="to First Gong, card ending 4417">HK$764.00</PageTitle>
          </div>
          <Perforation direction="horizontal" />
          <div style={{ display: 'grid', gap: '1rem', padding: '2rem' }}>
            <Button variant="buy" size="large" block icon={checkIcon}>
              Approve
            </Button>
            <Button size="large" block icon={xIcon}>
              Decline
            </Button>
            <Button size="large" block icon={hourglassMediumIcon}>
              Never answer
            </Button>
          </div>
        </Ticket>
      </main>
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    children: (
      <Container as="main">
        <div style={{ paddingBlock: '2rem' }}>
          <PageTitle>寄件箱</PageTitle>
        </div>
      </Container>
    ),
    word: '示範專用頁面',
    note: '這一頁代替真實的社交、搜尋、裝置或通訊帳戶，讓你選擇登入結果。沒有連接任何外部服務，也不會取得或儲存任何人的電郵、姓名或相片。',
  },
};

export const LongEnglish: Story = {
  args: {
    name: 'First Gong',
    secondLine: '開鑼票務',
    secondLang: 'zh-Hant',
    word: 'Demonstration only',
    note: 'Everything here changes this demonstration and nothing else: its clock, its crowd, its stock, its bank and its mail. Visitors of a real site never see this page.',
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' }, fontSize: '18' },
};
