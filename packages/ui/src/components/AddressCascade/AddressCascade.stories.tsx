import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
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
    label: 'Hong Kong Island',
    below: [
      { value: 'quarryBay', label: 'Quarry Bay' },
      { value: 'wanChai', label: 'Wan Chai' },
    ],
  },
  {
    value: 'kowloon',
    label: 'Kowloon',
    below: [
      { value: 'mongKok', label: 'Mong Kok' },
      { value: 'kaiTak', label: 'Kai Tak' },
    ],
  },
];
const countries: Place[] = [
  { value: 'hk', label: 'Hong Kong SAR', below: hongKong },
  { value: 'mo', label: 'Macau SAR' },
  {
    value: 'cn',
    label: 'Mainland China',
    below: [
      {
        value: 'gd',
        label: 'Guangdong',
        below: [{ value: 'sz', label: 'Shenzhen', below: [{ value: 'ft', label: 'Futian' }] }],
      },
      {
        value: 'fj',
        label: 'Fujian',
        below: [{ value: 'xm', label: 'Xiamen', below: [{ value: 'sm', label: 'Siming' }] }],
      },
    ],
  },
];
/** Places of the Chinese story. */
const inChinese: Place[] = [
  {
    value: 'hk',
    label: '香港特別行政區',
    below: [{ value: 'island', label: '香港島', below: [{ value: 'quarryBay', label: '鰂魚涌' }] }],
  },
];
const below = (places: Place[], value: string) => places.find((place) => place.value === value)?.below ?? [];

/** The screen's part: the options of each level follow from the choice above. */
function Controlled({ places = countries, ...props }: AddressCascadeProps & { places?: Place[] }) {
  const [value, setValue] = useState(props.value);
  const first = below(places, value.country);
  const provinces = value.country === 'cn' ? first : [];
  const areas = value.country === 'cn' ? below(first, value.province) : first;
  return (
    <AddressCascade
      {...props}
      value={value}
      onChange={setValue}
      country={{ ...props.country, options: places }}
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
    value: { ...home, street: '1001 King’s Road', flat: 'Flat B, 12/F, Block 3, Harbour Court' },
    onChange: () => {},
    country: { label: 'Country or region', placeholder: 'Choose a country or region', options: [] },
    province: { label: 'Province or state', placeholder: 'Choose a province or state', options: [] },
    area: { label: 'Area', placeholder: 'Choose an area', options: [] },
    district: { label: 'District', placeholder: 'Choose a district', options: [] },
    street: { label: 'Street' },
    flat: { label: 'Flat, floor, building' },
    busyLabel: 'Loading',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof AddressCascade>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: empty } };

export const FourLevels: Story = {
  args: {
    value: { country: 'cn', province: 'gd', area: 'sz', district: 'ft', street: '18 Fuhua 3rd Road', flat: '7/F, 705' },
  },
};

export const OneLevel: Story = {
  args: { value: { ...empty, country: 'mo', street: '26 Avenida de Almeida Ribeiro', flat: '3/F' } },
};

/** A new country clears the levels below. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Country/ }), 'Mainland China');
    await expect(await canvas.findByRole('combobox', { name: /Province/ })).toHaveDisplayValue(
      'Choose a province or state',
    );
    await expect(canvas.queryByRole('combobox', { name: /District/ })).toBeNull();
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
    errors: { area: 'Choose an area.', street: 'Enter the street.', flat: 'Enter flat, floor and building.' },
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  render: (args) => <Controlled {...args} places={inChinese} />,
  args: {
    country: { label: '國家或地區', placeholder: '請選擇國家或地區', options: [] },
    province: { label: '省、州', placeholder: '請選擇省或州', options: [] },
    area: { label: '區域', placeholder: '請選擇區域', options: [] },
    district: { label: '地區', placeholder: '請選擇地區', options: [] },
    flat: { label: '單位、樓層及大廈' },
    busyLabel: '正在載入地區列表',
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
