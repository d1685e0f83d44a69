import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.js';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to the main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Press Tab.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  ...Focused,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        請按 Tab 鍵。
      </main>
    </>
  ),
  args: { children: '略過網站頁首、搜尋欄及節目分類選單，直接跳到這一頁的主要內容' },
};

export const LongEnglish: Story = {
  ...Focused,

  args: { children: 'Skip the masthead, the search and the categories, and go straight to the content of this page' },
};

/** Positioned relative to this box instead of the page. */
export const Narrow: Story = {
  ...LongEnglish,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
