import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/index.js';
import { Flood } from '../Flood/index.js';
import { Notice } from '../Notice/index.js';
import { Poster } from '../Poster/index.js';
import { PosterWall } from '../PosterWall/index.js';
import { TextField } from '../TextField/index.js';
import { AccountForm } from './AccountForm.js';

function EmailForm() {
  const [email, setEmail] = useState('hoiching@example.com');
  return (
    <form>
      <TextField label="Email" name="email" type="email" value={email} onChange={setEmail} />
    </form>
  );
}

const meta = {
  title: 'Components/Forms/AccountForm',
  component: AccountForm,
  parameters: { layout: 'fullscreen' },
  args: {
    art: (
      <Flood seed="film-never-dies" interest="movie">
        <Poster seed="film-never-dies" interest="movie" lines={[]} lang="en" crop="art" aspect="portrait" />
      </Flood>
    ),
    title: 'Log in',
    lead: 'Log in as a member to buy online.',
    children: <EmailForm />,
  },
} satisfies Meta<typeof AccountForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The login page: the whole programme on one wall. */
export const Wall: Story = {
  args: {
    art: (
      <PosterWall
        lang="zh-Hant"
        posters={['movie', 'dance', 'theatre', 'music', 'sport', 'family', 'arts', 'exhibition'].flatMap((interest) => [
          { seed: `${interest}-1`, interest, lines: [] },
          { seed: `${interest}-2`, interest, lines: [] },
        ])}
      />
    ),
  },
};

export const Verdict: Story = {
  args: {
    title: 'Your account is active',
    lead: 'hoiching@example.com can buy tickets now.',
    children: (
      <>
        <Notice title="Next:">Log in to buy tickets and earn points.</Notice>
        <Button variant="buy" href="#login">
          Log in
        </Button>
      </>
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    title: '以電郵內的一次性密碼登入會員帳戶',
    lead: '密碼剛剛寄往 hoiching.chan.peninsula.players@example.com，十五分鐘內有效；如未收到，請先查看垃圾郵件匣。',
  },
};

export const LongEnglish: Story = {
  args: {
    title: 'This link did not activate the account',
    lead: 'It may be older than 48 hours, used already, or cut in half by the mail program. Your registration is safe.',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w320' } } };
