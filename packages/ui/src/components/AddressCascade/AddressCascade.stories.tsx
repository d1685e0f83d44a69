import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { AddressCascade, type AddressCascadeProps } from './AddressCascade.js';

interface Place {
  value: string;
  label: string;
  below?: Place[];
}

const hongKong: Place[] = [
  {
    value: 'island',
    label: '港島',
    below: [
      { value: 'quarryBay', label: '鰂魚涌' },
      { value: 'wanChai', label: '灣仔' },
    ],
  },
  {
    value: 'kowloon',
    label: '九龍',
    below: [
      { value: 'mongKok', label: '旺角' },
      { value: 'kaiTak', label: '啟德' },
    ],
  },
];
const countries: Place[] = [
  { value: 'hk', label: '香港特別行政區', below: hongKong },
  { value: 'mo', label: '澳門特別行政區' },
  {
    value: 'cn',
    label: '中國內地',
    below: [
      {
        value: 'gd',
        label: '廣東省',
        below: [{ value: 'sz', label: '深圳', below: [{ value: 'ft', label: '福田' }] }],
      },
      {
        value: 'fj',
        label: '福建省',
        below: [{ value: 'xm', label: '廈門', below: [{ value: 'sm', label: '思明' }] }],
      },
    ],
  },
];
const below = (places: Place[], value: string) => places.find((place) => place.value === value)?.below ?? [];

/** The work of the screen: the options of each level follow from the choice above it. */
function Controlled(props: AddressCascadeProps) {
  const [value, setValue] = useState(props.value);
  const first = below(countries, value.country);
  const provinces = value.country === 'cn' ? first : [];
  const areas = value.country === 'cn' ? below(first, value.province) : first;
  return (
    <AddressCascade
      {...props}
      value={value}
      onChange={setValue}
      country={{ ...props.country, options: countries }}
      province={{ ...props.province, options: provinces }}
      area={{ ...props.area, options: areas }}
      district={{ ...props.district, options: below(areas, value.area) }}
    />
  );
}

const empty = { country: '', province: '', area: '', district: '', street: '', flat: '' };
const home = { ...empty, country: 'hk', area: 'island', district: 'quarryBay' };

const meta = {
  title: 'Components/Forms/AddressCascade',
  component: AddressCascade,
  args: {
    name: 'address',
    value: { ...home, street: '英皇道 1001 號', flat: '海港閣 3 座 12 樓 B 室' },
    onChange: () => {},
    country: { label: '國家 / 地區', placeholder: '請選擇國家或地區', options: [] },
    province: { label: '省 / 州', placeholder: '請選擇省或州', options: [] },
    area: { label: '區域', placeholder: '請選擇區域', options: [] },
    district: { label: '分區', placeholder: '請選擇分區', options: [] },
    street: { label: '街道' },
    flat: { label: '室、樓層、大廈' },
    busyLabel: '載入中',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof AddressCascade>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: empty } };

export const FourLevels: Story = {
  args: {
    value: { country: 'cn', province: 'gd', area: 'sz', district: 'ft', street: '福華三路 18 號', flat: '7 樓 705' },
  },
};

export const OneLevel: Story = { args: { value: { ...empty, country: 'mo', street: '新馬路 26 號', flat: '3 樓' } } };

/** A new country empties the levels below it. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /國家/ }));
    await userEvent.click(await screen.findByRole('option', { name: '中國內地' }));
    await expect(await canvas.findByRole('button', { name: /請選擇省或州/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /分區/ })).toBeNull();
  },
};

export const Busy: Story = {
  args: { value: { ...empty, country: 'hk', area: 'kowloon' } },
  render: (args) => (
    <AddressCascade
      {...args}
      country={{ ...args.country, options: countries }}
      area={{ ...args.area, options: hongKong }}
      district={{ ...args.district, busy: true }}
    />
  ),
};

export const Failed: Story = {
  name: 'Error',
  args: {
    value: { ...empty, country: 'hk' },
    errors: { area: '請選擇區域。', street: '請輸入街道。', flat: '請輸入單位、樓層及大廈。' },
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongChinese: Story = {
  args: {
    value: {
      ...home,
      street: '香港島東區鰂魚涌英皇道一千零一號太古城中心第三期商場地下連接通道旁',
      flat: '海港閣第三座十二樓 B 室，請按門鐘兩次並通知大堂管理員',
    },
    street: {
      label: '街道名稱及門牌號碼（如屬鄉村地址，請填寫村名及丈量約份）',
      hint: '最多 120 個字，不要填寫郵政信箱。',
    },
    errors: { flat: '單位、樓層及大廈最多 80 個字，現在有 96 個。請刪去不是地址的字，例如給速遞員的留言。' },
  },
};

export const LongEnglish: Story = {
  args: {
    country: { label: 'Country or region of residence', placeholder: 'Choose a country or region', options: [] },
    area: { label: 'Area within the country or region', placeholder: 'Choose an area', options: [] },
    district: { label: 'District of that area', placeholder: 'Choose a district', options: [] },
    street: { label: 'Street and number', hint: 'No post office boxes: the courier needs a door.' },
    flat: { label: 'Flat, floor, block and building' },
    errors: { district: 'Choose a district, so that the courier knows which depot your tickets leave from.' },
    value: { ...home, district: '' },
  },
};

export const Narrow: Story = {
  args: Failed.args,
  decorators: [narrow],
};
