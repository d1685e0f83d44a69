import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { CopyButton } from './CopyButton.js';
import { Reference } from './Reference.js';

const meta = {
  title: 'Components/Primitives/Reference',
  component: Reference,
  args: { label: 'Reference', children: '7F2A-0091' },
} satisfies Meta<typeof Reference>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Replaces the clipboard, because a real browser asks for permission. */
const clipboard = (writeText: () => Promise<void>) => () => {
  const real = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (real) Object.defineProperty(navigator, 'clipboard', real);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

const words = { copiedLabel: 'Copied', failedLabel: 'Could not copy. Select the reference yourself.' };

export const Default: Story = {};

const withButton = (copyLabel: string, copyWords: typeof words): Story => ({
  render: (args) => (
    <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>
      <Reference {...args} />
      <CopyButton value={args.children} size="small" {...copyWords}>
        {copyLabel}
      </CopyButton>
    </p>
  ),
});

export const WithButton: Story = withButton('Copy the reference', words);

export const Copied: Story = {
  ...WithButton,
  beforeEach: clipboard(async () => {}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the reference' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
  },
};

export const Failed: Story = {
  ...WithButton,
  name: 'Error',
  beforeEach: clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the reference' }));
    await expect(await canvas.findByText('Could not copy. Select the reference yourself.')).toBeVisible();
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  ...withButton('複製參考編號', zhHant.CopyButton),
  args: { label: '向客戶服務查詢時請提供以下交易更改申請參考編號', children: 'TCR-20261120-0884-1177-2940' },
};

export const LongEnglish: Story = {
  args: { label: 'Quote this reference when you call customer service:', children: 'TCR-20261120-0884-1177-2940' },
};

export const Narrow: Story = { globals: { lang: 'zh_hk' }, ...LongChinese, decorators: [narrow] };
