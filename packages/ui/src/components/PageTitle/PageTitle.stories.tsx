import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { PageTitle } from './PageTitle.js';

const meta = {
  title: 'Components/Layout/PageTitle',
  component: PageTitle,
  args: { children: 'Shopping cart' },
} satisfies Meta<typeof PageTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLead: Story = {
  args: {
    children: 'Become a member',
    lead: 'Register as a member to buy online. It is free and takes about three minutes.',
  },
};

export const LongEnglish: Story = {
  args: {
    children: 'Requests to change how your tickets are collected',
    lead: 'Within seven days of the performance tickets can no longer be sent. Those already printed must first be returned to a box office.',
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    children: '更改已付款訂單的取票方式、收件地址及聯絡電話',
    lead: '演出前七日內不能再改為速遞；已經列印的門票須先到售票處交還，職員核對訂單編號後才會發出新的電子門票。',
  },
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
