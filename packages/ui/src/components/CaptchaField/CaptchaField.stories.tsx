import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.js';
import { drawnLetters, silence } from './fixtures.js';

function Controlled(props: CaptchaFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CaptchaField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/CaptchaField',
  component: CaptchaField,
  args: {
    label: '圖中五個字母',
    name: 'captchaAnswer',
    value: '',
    onChange: () => {},
    challenge: {
      way: 'picture',
      image: drawnLetters,
      alt: '驗證碼圖片，內有五個英文字母。看不到圖片，可以聽讀音或改答問題。',
      spoken: {
        src: silence(),
        playLabel: '聽讀音',
        stopLabel: '停止',
        failedMessage: '讀音無法播放，請改答問題或以電郵驗證。',
      },
    },
    hint: '不分大小寫，五分鐘內有效。',
    renewLabel: '換一張圖',
    onRenew: () => {},
    otherWays: [
      { way: 'question', label: '改答問題' },
      { way: 'email', label: '改以電郵驗證' },
    ],
    onWayChange: () => {},
    busyLabel: '正在換圖',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CaptchaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const { spoken: _, ...unspoken } = meta.args.challenge;

/** The challenges of the provider's server: letters, or a question in words. */
export const WithoutSound: Story = {
  args: { challenge: unspoken, otherWays: [{ way: 'question', label: '看不到圖片？改答問題' }] },
};

export const Question: Story = {
  args: {
    label: '答案',
    challenge: { way: 'question', question: '下雨時撐在頭上的是甚麼？' },
    hint: '五分鐘內有效。',
    renewLabel: '換一題',
    otherWays: [
      { way: 'picture', label: '改看圖片' },
      { way: 'email', label: '改以電郵驗證' },
    ],
  },
};

export const Email: Story = {
  args: {
    label: '電郵內的六位數字',
    challenge: { way: 'email', sent: '已寄往 hoiching@example.com，15 分鐘內有效。' },
    hint: undefined,
    renewLabel: '再寄一次',
    otherWays: [{ way: 'picture', label: '改看圖片' }],
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { value: 'FANTV', error: '驗證碼不正確或已過期。請輸入新圖片內的字母。' },
};

export const Busy: Story = { args: { busy: true } };

export const Disabled: Story = { args: { disabled: true } };

/** The recording does not play: the button returns to its first state, and a sentence names the other ways. */
export const SoundFailed: Story = {
  args: {
    challenge: {
      ...unspoken,
      spoken: { ...meta.args.challenge.spoken, src: 'data:audio/wav;base64,' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '聽讀音' }));
    await expect(await canvas.findByText(/讀音無法播放/)).toBeVisible();
  },
};

export const LongChinese: Story = {
  args: {
    label: '請按次序輸入圖片內的五個英文字母，無須理會橫過字母的線條',
    hint: '選位之前輸入一次即可。看不清或聽不清，可以換一張圖、改答一條簡單的常識題，或者改收電郵內的六位數字。',
    error: '驗證碼不正確，或者已經超過五分鐘。圖片已更換，請輸入新圖片內的字母；亦可以改用其他方式驗證。',
  },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    label: 'Answer to the question, in one word',
    challenge: {
      way: 'question',
      question:
        'All but one of these are musical instruments: piano, violin, ferry, drum, flute or cello. Which is the exception?',
    },
    hint: 'Good for five minutes. You are asked once, before you choose seats.',
    error: 'That is not the answer, or it is too old. Try the new question, or take another way.',
    renewLabel: 'Ask another question',
    otherWays: [
      { way: 'picture', label: 'Show letters in a picture instead' },
      { way: 'email', label: 'Send a code to my email address instead' },
    ],
  },
};

export const Narrow: Story = {
  args: { error: '驗證碼不正確或已過期。' },
  decorators: [narrow],
};
