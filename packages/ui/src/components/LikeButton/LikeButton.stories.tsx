import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { ColourBlock } from '../ColourBlock/index.js';
import { LikeButton, type LikeButtonProps } from './LikeButton.js';
import * as styles from './LikeButton.stories.css.js';

function Controlled(props: LikeButtonProps) {
  const [checked, setChecked] = useState(props.checked);
  return <LikeButton {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Components/Ticketing/LikeButton',
  component: LikeButton,
  args: { label: 'Add to favourites: Night Sailing', count: '24.6K', countLabel: 'people like this' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof LikeButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Liked: Story = { args: { checked: true } };

export const Toggles: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The screen prompts for a login; the heart does not change. */
export const Visitor: Story = {
  args: { onLogin: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { checked: true, busy: true, busyLabel: 'Saving' } };

/** The heart has the text colour, because red could be invisible. */
export const OnFlood: Story = {
  args: { checked: true },
  render: (args) => (
    <ColourBlock seed="flower-pavilion-4" interest="chineseOpera">
      <div className={styles.words}>
        <LikeButton {...args} />
      </div>
    </ColourBlock>
  ),
};

export const LongEnglish: Story = {
  args: {
    label: 'Add An evening of stories told on the last tram home, with intermission and supper, to my favourites',
    countLabel: 'people like this',
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '加入我的最愛：獅子山回聲：香港作曲家新作專場及二十周年紀念音樂會（加開場次）',
    count: '999.9K',
    countLabel: '位會員已把這個節目加入最愛',
  },
};
