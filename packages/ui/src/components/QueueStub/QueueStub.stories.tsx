import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { bellIcon } from '../../icons/bell.js';
import { Button } from '../Button/index.js';
import { Container } from '../Container/index.js';
import { FullPageMessage, MessageNotes } from '../FullPageMessage/index.js';
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
    label: 'Before you',
    figure: '1,284',
    unit: 'people',
    progress: 1 / 3,
    status: 'A third of the way. Last update 20:06:32',
    facts: [
      { label: 'About', value: '6', unit: 'minutes' },
      { label: 'Number', value: '4,077' },
    ],
    action: <Button size="small">Leave the queue</Button>,
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
  args: { figure: '1,926', progress: 0, status: 'You have just joined. Last update 20:01:04' },
};

/** At the turn the main action is to enter, and the figure is the remaining time. */
export const YourTurn: Story = {
  decorators: asOnABill,
  args: {
    label: 'It is your turn',
    figure: '01:52',
    unit: undefined,
    progress: 1,
    status: 'Enter before 20:14. If you are late, you can queue again.',
    facts: [{ label: 'Number', value: '4,077' }],
    action: (
      <Button variant="buy" size="large">
        Enter and choose seats
      </Button>
    ),
  },
};

/** Connection lost, but the place in the queue is kept. */
export const NoAnswer: Story = {
  decorators: asOnABill,
  args: { status: 'No update since 20:06:32. Connecting again. Your place is kept.' },
};

export const Busy: Story = {
  decorators: asOnABill,
  args: {
    action: (
      <Button size="small" busy busyLabel="Leaving">
        Leave the queue
      </Button>
    ),
  },
};

const steps = [
  { title: 'Your turn', text: 'You have two minutes to enter. If you miss it, you can queue again.' },
  { title: 'Seats', text: 'Seats are held for 10 minutes. At most 10 tickets each on the first day.' },
  { title: 'Check and pay', text: 'You can cancel free of charge until you confirm.' },
];

/** The whole waiting room. */
export const WaitingRoom: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <FullPageMessage
        ink={{ seed: 'night-sailing-2', interest: 'popConcert' }}
        kicker={
          <>
            <Sticker variant="priority">Priority booking</Sticker>
            Night Sailing: Lam Ting-hoi Live
          </>
        }
        title="You are in the queue"
        aside={<QueueStub {...args} />}
      >
        <p>People enter in order of arrival, without a lot and without a short cut. More windows do not help.</p>
        <p>
          <Icon icon={bellIcon} weight="fill" /> At your turn the gong sounds, and we send an email.
        </p>
      </FullPageMessage>
      <Container>
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem', paddingBlock: '2rem' }}>
          <Notice title="You can close or reload this page.">
            Your account and this browser keep your place until 20:46, even if the network fails.
          </Notice>
          <SectionHeading>What happens next</SectionHeading>
          <NextSteps steps={steps} />
          <MessageNotes
            notes={[
              {
                title: 'In English',
                lang: 'en',
                text: '1,284 people ahead, about 6 minutes. It is safe to close or reload this page.',
              },
              {
                title: 'Simplified',
                lang: 'zh-Hans',
                text: '1,284 people before you, about 6 minutes. You can close or reload this page.',
              },
            ]}
          />
        </div>
      </Container>
    </main>
  ),
};

export const Steps: Story = { render: () => <NextSteps steps={steps} /> };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
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
