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

const phone = <Field label="New telephone" name="newPhone" type="tel" value="" />;

const meta = {
  title: 'Components/Forms/CheckboxDisclosure',
  component: CheckboxDisclosure,
  args: { label: 'Telephone', name: 'changePhone', checked: false, onChange: () => {}, children: phone },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxDisclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('textbox', { name: 'New telephone' })).toBeVisible();
  },
};

export const WithHint: Story = { args: { hint: 'Only mobile numbers that receive SMS.' } };

/** The three boxes of the change request after a refused submission. */
export const Several: Story = {
  render: () => (
    <div className={list}>
      <Controlled label="Name" name="changeName" checked onChange={() => {}}>
        <Field label="New name" name="newName" value="Chan Hoi-ching" />
      </Controlled>
      <Controlled label="Telephone" name="changePhone" checked onChange={() => {}}>
        <Field
          label="New telephone"
          name="newPhone"
          type="tel"
          value=""
          error="This is ticked. Enter the new telephone."
        />
      </Controlled>
      <Controlled label="Delivery address" name="changeAddress" checked={false} onChange={() => {}}>
        <Field label="New delivery address" name="newAddress" value="" />
      </Controlled>
    </div>
  ),
};

export const Failed: Story = { name: 'Error', args: { error: 'Tick at least one thing to change.' } };

export const Disabled: Story = {
  args: { disabled: true, hint: 'The tickets have been sent. The telephone can no longer be changed.' },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    children: <Field label="新的聯絡電話" name="newPhone" type="tel" value="" />,
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
