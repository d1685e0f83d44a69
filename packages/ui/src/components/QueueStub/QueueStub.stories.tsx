import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { bellIcon } from '../../icons/bell.js';
import { Bill, BillNotes } from '../Bill/index.js';
import { Button } from '../Button/index.js';
import { Container } from '../Container/index.js';
import { Icon } from '../Icon/index.js';
import { Notice } from '../Notice/index.js';
import { SectionHeading } from '../SectionHeading/index.js';
import { Sticker } from '../Sticker/index.js';
import { NextSteps } from './NextSteps.js';
import { QueueStub } from './QueueStub.js';

const meta = {
  title: 'Components/Feedback/QueueStub',
  component: QueueStub,
  args: {
    label: '前面還有',
    figure: '1,284',
    unit: '人',
    progress: 1 / 3,
    status: '已走了三分之一。最後更新 20:06:32',
    facts: [
      { label: '預計約', value: '6', unit: '分鐘' },
      { label: '號碼', value: '4,077' },
    ],
    action: <Button size="small">離開隊伍</Button>,
  },
} satisfies Meta<typeof QueueStub>;
export default meta;

type Story = StoryObj<typeof meta>;

const within =
  (maxInlineSize: string): Decorator =>
  (Story) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  );
const asOnABill = [within('32rem')];

export const Default: Story = { decorators: asOnABill };

export const JustIn: Story = {
  decorators: asOnABill,
  args: { figure: '1,926', progress: 0, status: '剛剛加入。最後更新 20:01:04' },
};

/** At the person's turn the main action is to enter, and the figure is the time left for it. */
export const YourTurn: Story = {
  decorators: asOnABill,
  args: {
    label: '輪到你了',
    figure: '01:52',
    unit: undefined,
    progress: 1,
    status: '請於 20:14 前入場，逾時可再排一次。',
    facts: [{ label: '號碼', value: '4,077' }],
    action: (
      <Button variant="buy" size="large">
        進入選位
      </Button>
    ),
  },
};

/** The connection is lost, but the person keeps the place in the queue. */
export const NoAnswer: Story = {
  decorators: asOnABill,
  args: { status: '20:06:32 之後沒有收到更新，正在重新連線。你的位置不變。' },
};

export const Busy: Story = {
  decorators: asOnABill,
  args: {
    action: (
      <Button size="small" busy busyLabel="正在離開">
        離開隊伍
      </Button>
    ),
  },
};

const steps = [
  { title: '輪到你', text: '有兩分鐘按「入場」。錯過了可再排一次，不會被封鎖。' },
  { title: '選位', text: '座位保留 10 分鐘。首日每人最多 10 張。' },
  { title: '核對和付款', text: '確認前可隨時取消，不收費用。' },
];

/** The whole waiting room. */
export const WaitingRoom: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Bill
        ink={{ seed: 'night-sailing-2', interest: 'popConcert' }}
        kicker={
          <>
            <Sticker variant="priority">優先訂購</Sticker>
            夜航・林聽海演唱會
          </>
        }
        title="你正在排隊"
        aside={<QueueStub {...args} />}
      >
        <p>按到達次序放行，不設抽籤，也沒有捷徑。多開視窗不會提前。</p>
        <p>
          <Icon icon={bellIcon} weight="fill" /> 輪到你時會響一聲鑼，並以電郵通知。
        </p>
      </Bill>
      <Container>
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem', paddingBlock: '2rem' }}>
          <Notice title="可以放心關閉或重新載入此頁。">
            位置記在會員帳戶和這個瀏覽器，20:46 前回來都有效。網絡中斷也不會失去位置。
          </Notice>
          <SectionHeading>接下來</SectionHeading>
          <NextSteps steps={steps} />
          <BillNotes
            notes={[
              {
                title: 'In English',
                lang: 'en',
                text: '1,284 people ahead, about 6 minutes. It is safe to close or reload this page.',
              },
              { title: '简体', lang: 'zh-Hans', text: '前面还有 1,284 人，约 6 分钟。可以放心关闭或重新加载此页。' },
            ]}
          />
        </div>
      </Container>
    </main>
  ),
};

export const Steps: Story = { render: () => <NextSteps steps={steps} /> };

export const LongChinese: Story = {
  decorators: asOnABill,
  args: {
    label: '在你前面、正在等候同一個節目的觀眾還有',
    figure: '128,406',
    status: '因有觀眾離開隊伍，預計時間可能提早。已走了十分之一，最後更新 20:06:32，約每三十秒更新一次。',
    progress: 0.1,
    facts: [
      { label: '預計仍須等候約', value: '3 小時 20', unit: '分鐘' },
      { label: '你的輪候號碼', value: '4,077,182' },
    ],
    action: <Button size="small">離開隊伍並放棄位置</Button>,
  },
};

export const LongEnglish: Story = {
  decorators: asOnABill,
  globals: { lang: 'en_us' },
  args: {
    label: 'People who came before you',
    unit: 'people ahead',
    status: 'A third of the way is behind you. Last heard from the box office at 20:06:32.',
    facts: [
      { label: 'About', value: '6', unit: 'minutes to go' },
      { label: 'Your number in the queue', value: '4,077' },
    ],
    action: <Button size="small">Leave the queue</Button>,
  },
};

export const Narrow: Story = {
  decorators: [within('20rem')],
};
