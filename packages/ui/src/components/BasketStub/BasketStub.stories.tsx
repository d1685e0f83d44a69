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
  label: '票種',
  name: 'ticketType',
  value: 'standard',
  options: [
    { value: 'standard', label: '正價' },
    { value: 'student', label: '優惠（學生）' },
    { value: 'senior', label: '長者' },
  ],
  onChange: () => {},
};

const meta = {
  title: 'Components/Ticketing/BasketStub',
  component: BasketStub,
  args: {
    seat: 'F 排 11 號',
    zone: '堂座中 M2 ・ B 區',
    ticketType,
    price: 'HK$280',
    removeLabel: '移除',
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

export const OneTicketType: Story = { args: { ticketType: '正價' } };

export const WithoutTicketType: Story = { args: { ticketType: undefined } };

export const Narrow: Story = {
  args: { zone: '戲曲中心大劇院二樓樓座中 M4 ・ D 區 ・ 視線受阻' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
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
