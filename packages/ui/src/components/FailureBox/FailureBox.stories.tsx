import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowClockwiseIcon } from '../../icons/arrow-clockwise.js';
import { Button } from '../Button/index.js';
import { FailureBox } from './FailureBox.js';

const meta = {
  title: 'Components/FailureBox',
  component: FailureBox,
  args: {
    title: '票房沒有回應',
    children: '未能取得這一頁：30 秒內沒有收到回覆。已保留的座位會保留至時限屆滿。',
    actions: (
      <>
        <Button variant="buy" icon={arrowClockwiseIcon}>
          再試
        </Button>
        <Button href="#tickets">查看已儲存的門票</Button>
      </>
    ),
    referenceLabel: '參考編號',
    reference: 'EV-LIST 5C1D',
  },
} satisfies Meta<typeof FailureBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutActions: Story = { args: { actions: undefined, reference: undefined } };

export const OfASection: Story = { args: { level: 2, title: '未能載入今晚場次', children: '其餘內容不受影響。' } };

export const LongEnglish: Story = {
  args: {
    title: 'The box office did not answer',
    children: (
      <p lang="en">
        This page could not be fetched: no reply after 30 seconds. Seats you hold stay held until their time runs out.
      </p>
    ),
    actions: <Button icon={arrowClockwiseIcon}>Try again</Button>,
    referenceLabel: 'Reference',
  },
};
