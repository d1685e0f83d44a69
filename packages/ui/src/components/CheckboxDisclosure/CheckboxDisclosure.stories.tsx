import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { TextField, type TextFieldProps } from '../TextField/index.js';
import { CheckboxDisclosure, type CheckboxDisclosureProps } from './CheckboxDisclosure.js';
import { list } from './CheckboxDisclosure.stories.css.js';

function Controlled(props: CheckboxDisclosureProps) {
  const [checked, setChecked] = useState(props.checked);
  return <CheckboxDisclosure {...props} checked={checked} onChange={setChecked} />;
}

function Field(props: Omit<TextFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const phone = <Field label="新聯絡電話" name="newPhone" type="tel" value="" />;

const meta = {
  title: 'Components/Forms/CheckboxDisclosure',
  component: CheckboxDisclosure,
  args: { label: '聯絡電話', name: 'changePhone', checked: false, onChange: () => {}, children: phone },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxDisclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('textbox', { name: '新聯絡電話' })).toBeVisible();
  },
};

export const WithHint: Story = { args: { hint: '只接受可以接收短訊的流動電話號碼。' } };

/** The three boxes of the change request after a refused submission. */
export const Several: Story = {
  render: () => (
    <div className={list}>
      <Controlled label="聯絡姓名" name="changeName" checked onChange={() => {}}>
        <Field label="新聯絡姓名" name="newName" value="陳海晴" />
      </Controlled>
      <Controlled label="聯絡電話" name="changePhone" checked onChange={() => {}}>
        <Field label="新聯絡電話" name="newPhone" type="tel" value="" error="已勾選這項，請輸入新電話。" />
      </Controlled>
      <Controlled label="送遞地址" name="changeAddress" checked={false} onChange={() => {}}>
        <Field label="新送遞地址" name="newAddress" value="" />
      </Controlled>
    </div>
  ),
};

export const Failed: Story = { name: 'Error', args: { error: '最少勾選一項要更改的資料。' } };

export const Disabled: Story = { args: { disabled: true, hint: '門票已經寄出，電話不能再改。' } };

export const LongChinese: Story = {
  args: {
    checked: true,
    label: '更改送遞地址，並由速遞公司在派送前一日以短訊通知我新的派送時段',
    hint: '新地址須在香港；如門票已經交給速遞公司，更改須另付手續費。',
  },
};

export const LongEnglish: Story = {
  args: {
    checked: true,
    label: 'Change the telephone number that the courier calls before the tickets are delivered',
    hint: 'A mobile number that takes text messages. The former number is no longer called.',
    children: <Field label="New contact number" name="newPhone" type="tel" value="" error="Enter the new number." />,
  },
};

export const Narrow: Story = {
  args: { checked: true },
  decorators: [narrow],
};
