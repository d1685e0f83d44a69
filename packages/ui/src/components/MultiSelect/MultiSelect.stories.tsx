import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.js';

function Controlled(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  return <MultiSelect {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Districts',
    name: 'districts',
    value: ['ytm', 'st'],
    onChange: () => {},
    options: [
      {
        label: 'Hong Kong Island',
        options: [
          { value: 'cw', label: 'Central and Western', description: '3 box offices' },
          { value: 'wc', label: 'Wan Chai', description: '4 box offices' },
        ],
      },
      {
        label: 'Kowloon',
        options: [
          { value: 'ytm', label: 'Yau Tsim Mong', description: '5 box offices' },
          { value: 'kc', label: 'Kowloon City', description: '2 box offices' },
          { value: 'kt', label: 'Kwun Tong', description: 'No box office yet', disabled: true },
        ],
      },
      { label: 'New Territories', options: [{ value: 'st', label: 'Sha Tin', description: '2 box offices' }] },
    ],
    openLabel: 'Show all districts',
    noMatchLabel: 'No district matches what you typed',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MultiSelect>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openAll: Play = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /Show|顯示/ }));
  await expect(await screen.findByRole('listbox')).toBeVisible();
};

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: [], mark: '(optional)' } };

export const WithHint: Story = { args: { hint: 'Type the name of a district, or press the arrow to see all.' } };

export const Open: Story = { play: openAll };

export const Filtered: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'Kowloon');
    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};

/** The keyboard removes a tag with Backspace or Delete. */
export const TagFocused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox'));
    await userEvent.keyboard('{Backspace}');
    await expect(await screen.findByRole('row', { name: 'Sha Tin' })).toHaveFocus();
  },
};

export const Failed: Story = { name: 'Error', args: { value: [], error: 'Choose at least one district.' } };

export const FailedChosen: Story = { args: { error: 'Choose at most one district.' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true, hint: 'Your school has chosen for you.' } };

export const Busy: Story = { args: { value: [], options: [], busy: true, busyLabel: 'Loading districts' } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '你希望在哪些地區的售票處領取門票，而這些售票處須在演出前一日的辦公時間內仍然開放',
    openLabel: '顯示所有地區',
    noMatchLabel: '沒有地區符合你輸入的文字',
    value: ['a', 'b'],
    options: [
      {
        value: 'a',
        label: '鰂魚涌英皇道及太古城一帶（包括西灣河、筲箕灣及柴灣的所有屋苑）',
        description: '英皇道 1001 號地下，星期一至五 10:00–19:00，公眾假期休息；須帶備身份證明文件。',
      },
      { value: 'b', label: '沙田' },
    ],
  },
  play: openAll,
};

export const LongEnglish: Story = {
  args: {
    label: 'In which districts would you like to collect the tickets on the day before the show?',
    value: ['a', 'b'],
    hint: 'Type the name of a district, or press the arrow to see all of them in their regions.',
    error: 'Choose another district: its box office is closed on the day before the show.',
    options: [
      { value: 'a', label: 'Central and Western, including the Mid-Levels and the Peak', description: 'Three offices' },
      { value: 'b', label: 'Sha Tin' },
    ],
  },
};

export const Narrow: Story = { args: { value: ['cw', 'ytm', 'kc', 'st'] }, decorators: [narrow] };
