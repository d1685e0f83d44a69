import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { BasketStub, type BasketStubProps } from './BasketStub.js';

function Controlled({ ticketType, ...props }: BasketStubProps) {
  const [value, setValue] = useState(typeof ticketType === 'object' ? ticketType.value : '');
  return (
    <BasketStub
      {...props}
      ticketType={typeof ticketType === 'object' ? { ...ticketType, value, onChange: setValue } : ticketType}
    />
  );
}

const ticketType = {
  label: 'Ticket type',
  name: 'ticketType',
  value: 'standard',
  options: [
    { value: 'standard', label: 'Standard' },
    { value: 'student', label: 'Concession (student)' },
    { value: 'senior', label: 'Senior' },
  ],
  onChange: () => {},
};

const meta = {
  title: 'Components/Ticketing/BasketStub',
  component: BasketStub,
  args: {
    seat: 'Row F, seat 11',
    zone: 'Stalls, centre M2, zone B',
    ticketType,
    price: 'HK$280',
    removeLabel: 'Remove',
    onRemove: fn(),
  },
  // On white, as in the basket.
  render: (args) => (
    <ul style={{ maxInlineSize: '24rem', padding: '1rem', background: 'var(--fg-bg-surface)' }}>
      <Controlled {...args} />
    </ul>
  ),
} satisfies Meta<typeof BasketStub>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneTicketType: Story = { args: { ticketType: 'Standard' } };

export const WithoutTicketType: Story = { args: { ticketType: undefined } };

export const Narrow: Story = {
  args: { zone: 'Xiqu Centre Grand Theatre, second floor, circle, centre M4, zone D, restricted view' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongEnglish: Story = {
  args: {
    seat: 'Section M2, row F, seat 11',
    zone: 'Stalls, centre block, Zone B, restricted view',
    ticketType: {
      ...ticketType,
      label: 'Ticket type',
      options: [{ value: 'standard', label: 'Concession: 60 and above, disabled, full-time students' }],
    },
    price: 'HK$1,380.50',
    removeLabel: 'Remove this seat',
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    seat: '樓座左側 M4 ・ AA 排 121 號',
    zone: '戲曲中心大劇院二樓樓座左側 ・ D 區 ・ 視線受阻',
    ticketType: {
      ...ticketType,
      label: '這個座位的票種',
      options: [{ value: 'standard', label: '優惠：六十歲或以上人士、殘疾人士及看護人、全日制學生' }],
    },
    price: 'HK$1,380.50',
    removeLabel: '從購物籃移除座位',
  },
};
