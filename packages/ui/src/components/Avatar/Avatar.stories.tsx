import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { Avatar } from './Avatar.js';

/** A drawn face, so that no file is loaded. */
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#00563f" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#ffd21f"/><path fill="#ffd21f" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
)}`;

const meta = {
  title: 'Components/Primitives/Avatar',
  component: Avatar,
  args: { name: 'Chan Siu Ming', label: 'Chan Siu Ming' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Photo: Story = { args: { src: face } };

/** The photo does not load, so the initials stay. */
export const Broken: Story = { args: { src: 'data:image/png;base64,' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" src={face} />
      <Avatar {...args} size="large" />
    </Inline>
  ),
};

/** The name is beside it, so it has no label. */
export const BesideName: Story = {
  args: { label: undefined },
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text>{args.name}</Text>
    </Inline>
  ),
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { name: '歐陽靖嵐', label: undefined },
  render: (args) => (
    <Stack>
      <Inline>
        <Avatar {...args} size="small" />
        <Text>歐陽靖嵐，粵劇發展基金獎學金得主</Text>
      </Inline>
      <Avatar {...args} size="large" label="歐陽靖嵐" />
    </Stack>
  ),
};

export const LongEnglish: Story = {
  args: { name: 'Wilhelmina Montgomery-Winterbourne of Wan Chai', label: undefined },
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text>{args.name}</Text>
    </Inline>
  ),
};
