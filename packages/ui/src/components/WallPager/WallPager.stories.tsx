import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { moonHalftone } from '../Artwork/samples.js';
import { WallPager, type WallPagerProps } from './WallPager.js';

const poster = (seed: string, interest: string, label: string) => ({ seed, interest, label, href: `?feature=${seed}` });

function Kept(props: WallPagerProps) {
  const [value, setValue] = useState(props.value);
  return <WallPager {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Navigation/WallPager',
  component: WallPager,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '編輯推介',
    lang: 'zh-Hant',
    value: 0,
    items: [
      poster('night-ferry', 'popConcert', '夜航：林聽海演唱會'),
      poster('nam-van-fireworks', 'chineseOpera', '南灣煙花夜'),
      poster('lion-rock', 'music', '獅子山回聲'),
      poster('bamboo-circus', 'dance', '竹戲'),
      poster('half-hour-universe', 'seminar', '三十分鐘宇宙'),
      poster('women-hoops', 'sport', '女子籃球港隊熱身賽'),
      poster('love-letters-ssp', 'theatre', '深水埗情書'),
      poster('the-loom', 'exhibition', '織'),
    ],
  },
} satisfies Meta<typeof WallPager>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page keeps the value. */
export const Default: Story = { render: (args) => <Kept {...args} /> };
export const ChoosesInPlace: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '竹戲' }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};

export const LongChinese: Story = {
  args: {
    items: meta.args.items.map((item) => ({ ...item, label: `${item.label}：維港交響之夜露天轉播及煙花匯演` })),
  },
};
export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    label: 'Editors’ picks of this month',
    lang: 'en',
    value: 4,
    items: meta.args.items.map((item, index) => ({
      ...item,
      label: `An evening of stories told on the last tram home, part ${index + 1}`,
    })),
  },
};
/** An uploaded picture in its halftone, among drawn posters. */
export const WithArtwork: Story = {
  args: {
    items: meta.args.items.map((item, index) => (index === 2 ? { ...item, halftone: moonHalftone } : item)),
  },
};
/** On phones the wall scrolls in its own strip. */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
