import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberAfter, type TransactionStory, transactionIn } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { ReceiptSlip } from './ReceiptSlip.js';

function Slip(story: TransactionStory) {
  const { lang } = useText();
  const transaction = transactionIn(lang, story);
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <ReceiptSlip transaction={transaction} pointsBalance={memberAfter(lang, transaction).points} />
    </div>
  );
}

const meta = {
  title: 'Screens/Receipt/Receipt slip',
  component: Slip,
  args: { pointsUsed: 5000 },
} satisfies Meta<typeof Slip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An event outside the points programme. */
export const WithoutPoints: Story = { args: { bought: [['film', 2]], pointsUsed: 0 } };

export const LongText: Story = {
  args: {
    bought: [
      ['opera', 2],
      ['lion', 10],
    ],
    deliveryMethod: 'courier',
  },
};
