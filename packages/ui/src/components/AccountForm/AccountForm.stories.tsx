import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/index.js';
import { Flood } from '../Flood/index.js';
import { Notice } from '../Notice/index.js';
import { Poster } from '../Poster/index.js';
import { TextField } from '../TextField/index.js';
import { AccountForm } from './AccountForm.js';

function EmailForm() {
  const [email, setEmail] = useState('hoiching@example.com');
  return (
    <form>
      <TextField label="電郵" name="email" type="email" value={email} onChange={setEmail} />
    </form>
  );
}

const meta = {
  title: 'Components/AccountForm',
  component: AccountForm,
  parameters: { layout: 'fullscreen' },
  args: {
    art: (
      <Flood seed="film-never-dies" interest="movie">
        <Poster seed="film-never-dies" interest="movie" lines={[]} lang="zh-Hant" crop="art" />
      </Flood>
    ),
    title: '登入',
    lead: '網上購票須先登入會員。',
    children: <EmailForm />,
  },
} satisfies Meta<typeof AccountForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Verdict: Story = {
  args: {
    title: '帳戶已啟用',
    lead: 'hoiching@example.com 現在可以購票。',
    children: (
      <>
        <Notice title="下一步：">登入後即可購票及累積積分。</Notice>
        <Button variant="buy" href="#login">
          登入
        </Button>
      </>
    ),
  },
};
