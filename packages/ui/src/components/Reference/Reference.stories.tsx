import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { CopyButton } from './CopyButton.js';
import { Reference } from './Reference.js';

const meta = {
  title: 'Components/Primitives/Reference',
  component: Reference,
  args: { label: '參考編號', children: '7F2A-0091' },
} satisfies Meta<typeof Reference>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Replaces the clipboard, because a real browser would ask for permission or refuse. */
const clipboard = (writeText: () => Promise<void>) => () => {
  const real = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (real) Object.defineProperty(navigator, 'clipboard', real);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

const words = { copiedLabel: '已複製', failedLabel: '未能複製，請自行選取編號。' };

export const Default: Story = {};

export const WithButton: Story = {
  render: (args) => (
    <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>
      <Reference {...args} />
      <CopyButton value={args.children} size="small" {...words}>
        複製編號
      </CopyButton>
    </p>
  ),
};

export const Copied: Story = {
  ...WithButton,
  beforeEach: clipboard(async () => {}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '複製編號' }));
    await expect(await canvas.findByText('已複製')).toBeVisible();
  },
};

export const Failed: Story = {
  ...WithButton,
  name: 'Error',
  beforeEach: clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '複製編號' }));
    await expect(await canvas.findByText('未能複製，請自行選取編號。')).toBeVisible();
  },
};

export const LongChinese: Story = {
  ...WithButton,
  args: { label: '向客戶服務查詢時請提供以下交易更改申請參考編號', children: 'TCR-20261120-0884-1177-2940' },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: { label: 'Quote this reference when you call customer service:', children: 'TCR-20261120-0884-1177-2940' },
};

export const Narrow: Story = {
  ...LongChinese,
  decorators: [narrow],
};
