import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { en } from '../../words/en.js';
import { zhHans } from '../../words/zhHans.js';
import { zhHant } from '../../words/zhHant.js';
import { DatePicker } from '../DateField/index.js';
import { PasswordField } from '../PasswordField/index.js';
import { I18nProvider } from './I18nProvider.js';

function Example({ date, password }: { date: string; password: string }) {
  const [values, setValues] = useState({ date: '2026-11-25', password: '' });
  return (
    <>
      <DatePicker
        label={date}
        name="date"
        value={values.date}
        onChange={(value) => setValues({ ...values, date: value })}
        today="2026-11-25"
      />
      <PasswordField
        label={password}
        name="password"
        value={values.password}
        onChange={(value) => setValues({ ...values, password: value })}
      />
    </>
  );
}

const meta = {
  title: 'Components/Primitives/I18nProvider',
  component: I18nProvider,
  args: {
    locale: 'zh-HK',
    words: [en, zhHant, zhHans],
    children: <Example date="日期" password="密碼" />,
  },
} satisfies Meta<typeof I18nProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Traditional: Story = {
  globals: { lang: 'zh_hk' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '顯示 密碼' })).toBeVisible(),
};

export const Simplified: Story = {
  args: { locale: 'zh-CN', children: <Example date="日期" password="密码" /> },
  globals: { lang: 'zh_cn' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '显示 密码' })).toBeVisible(),
};

export const English: Story = {
  args: { locale: 'en-HK', children: <Example date="Date" password="Password" /> },

  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Show Password' })).toBeVisible(),
};
