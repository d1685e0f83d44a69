import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
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
    label: 'Our choice',
    lang: 'en',
    value: 0,
    items: [
      poster('night-ferry', 'popConcert', 'Night Sailing: Lam Ting-hoi Live'),
      poster('nam-van-fireworks', 'chineseOpera', 'Nam Van Fireworks'),
      poster('lion-rock', 'music', 'Echoes under Lion Rock'),
      poster('bamboo-circus', 'dance', 'Bamboo Play'),
      poster('half-hour-universe', 'seminar', 'Thirty-Minute Universe'),
      poster('women-hoops', 'sport', 'Women’s Hoops Warm-up'),
      poster('love-letters-ssp', 'theatre', 'Love Letters, Sham Shui Po'),
      poster('the-loom', 'exhibition', 'The Loom'),
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
    await userEvent.click(canvas.getByRole('link', { name: 'Bamboo Play' }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '編輯推介',
    lang: 'zh-Hant',
    items: meta.args.items.map((item, index) => ({
      ...item,
      label: `末班電車說故事之夜第 ${index + 1} 回：維港交響之夜露天轉播及煙花匯演`,
    })),
  },
};
export const LongEnglish: Story = {
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
/** On phones the wall scrolls sideways. */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
