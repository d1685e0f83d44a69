import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { OptionCards, type OptionCardsProps } from './OptionCards.js';

function Controlled(props: OptionCardsProps) {
  const [value, setValue] = useState(props.value);
  return <OptionCards {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/OptionCards',
  component: OptionCards,
  args: {
    label: 'How to get your tickets',
    name: 'delivery',
    value: 'eTicket',
    onChange: () => {},
    options: [
      { value: 'eTicket', title: 'E-ticket', description: 'In your account as soon as you have paid.', price: 'Free' },
      { value: 'kiosk', title: 'Kiosk', description: 'Collect with your card at one of 24 kiosks.', price: 'HK$8' },
      {
        value: 'courier',
        title: 'Courier',
        description: 'Order at least seven days before the performance. It is too late for this one.',
        price: 'HK$30',
        disabled: true,
      },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OptionCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: '' } };

export const Failed: Story = { name: 'Error', args: { value: '', error: 'Choose how to get your tickets.' } };

export const LabelHidden: Story = { args: { labelHidden: true } };

export const Disabled: Story = {
  args: {
    value: '',
    options: [
      { value: 'eTicket', title: 'E-ticket', description: 'This performance has paper tickets only.', disabled: true },
      {
        value: 'kiosk',
        title: 'Kiosk',
        description: 'Closed 48 hours before the performance.',
        price: 'HK$8',
        disabled: true,
      },
    ],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '你希望怎樣領取這筆訂單的門票，以及另外兩個節目的門票？',
    options: [
      {
        value: 'courier',
        title: '由速遞員派送到會員資料內的郵寄地址，須由本人簽收',
        description: '須於演出前七日訂購；派送當日無人應門，門票會退回售票處保管，憑身份證明文件及訂單編號領取。',
        price: 'HK$200 起',
      },
      { value: 'eTicket', title: '電子門票', description: '付款後即時存入你的帳戶。', price: '免費' },
    ],
    value: 'courier',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'How would you like to pay?',
    name: 'payment',
    value: 'card',
    options: [
      {
        value: 'card',
        title: 'Credit card',
        description: 'You are sent to your bank to confirm, and come back here. Seats stay held meanwhile.',
        price: 'HK$1,280',
      },
      {
        value: 'points',
        title: 'Member points and credit card',
        description: 'Points first, the rest by card. Points are returned if the payment fails.',
        price: '1,200 points',
      },
    ],
  },
};

export const Narrow: Story = {
  args: { error: 'Choose how to get your tickets.' },
  decorators: [narrow],
};
