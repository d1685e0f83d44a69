import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { TextField } from '../TextField/index.js';
import { ErrorSummary } from './ErrorSummary.js';
import { form } from './ErrorSummary.stories.css.js';

const meta = {
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Two things need another look',
    errors: [
      { fieldId: 'email', message: 'Email: the two addresses differ' },
      { fieldId: 'password', message: 'Password: enter 8 to 20 characters' },
    ],
  },
  render: (args) => (
    <div className={form}>
      <h1>Become a member</h1>
      <ErrorSummary {...args} />
      <TextField
        label="Email"
        name="email"
        type="email"
        value="hoiching@exmaple.com"
        onChange={() => {}}
        error="The two addresses differ."
      />
      <TextField label="Password" name="password" value="" onChange={() => {}} error="Enter 8 to 20 characters." />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = {
  args: {
    title: 'One thing needs another look',
    errors: [{ fieldId: 'email', message: 'Email: enter your email address' }],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  render: (args) => (
    <div className={form}>
      <h1>成為會員</h1>
      <ErrorSummary {...args} />
      <TextField
        label="電郵"
        name="email"
        type="email"
        value="hoiching@exmaple.com"
        onChange={() => {}}
        error="兩個地址不相同。"
      />
      <TextField label="密碼" name="password" value="" onChange={() => {}} error="請輸入 8 至 20 個字元。" />
    </div>
  ),
  args: {
    title: '申請未能寄出，有兩處需要再看，其餘已填寫的資料都會保留',
    errors: [
      { fieldId: 'email', message: '電郵：兩個地址不相同，請檢查「exmaple」是否應為「example」' },
      { fieldId: 'password', message: '密碼：請輸入 8 至 20 個字元，可用字母、數字、符號和空格' },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    title: 'Five things need another look before your membership can begin',
    errors: [
      { fieldId: 'email', message: 'Email: the two addresses are not the same' },
      { fieldId: 'password', message: 'Password: enter 8 to 20 characters' },
      { id: 'birthday', fieldId: 'email', message: 'Birthday: 31 February is not a date' },
      { id: 'area', fieldId: 'email', message: 'Area: choose the area that your courier delivers to' },
      { id: 'terms', fieldId: 'email', message: 'Terms: read and agree to continue' },
    ],
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};
