import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
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
    label: 'Five letters in the picture',
    name: 'captchaAnswer',
    value: '',
    onChange: () => {},
    challenge: {
      way: 'picture',
      image: drawnLetters,
      alt: 'A picture with five letters. If you cannot see it, listen to them or answer a question.',
      spoken: {
        src: silence(),
        playLabel: 'Listen',
        stopLabel: 'Stop',
        failedMessage: 'The sound cannot be played. Answer a question or use email.',
      },
    },
    hint: 'Capitals do not matter. Valid for five minutes.',
    renewLabel: 'Another picture',
    onRenew: () => {},
    otherWays: [
      { way: 'question', label: 'Answer a question instead' },
      { way: 'email', label: 'Use email instead' },
    ],
    onWayChange: () => {},
    busyLabel: 'Changing the picture',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CaptchaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const { spoken: _, ...unspoken } = meta.args.challenge;

/** The provider's challenges: letters, or a question as text. */
export const WithoutSound: Story = {
  args: { challenge: unspoken, otherWays: [{ way: 'question', label: 'Cannot see the picture? Answer a question' }] },
};

export const Question: Story = {
  args: {
    label: 'Answer',
    challenge: { way: 'question', question: 'What do you hold over your head in the rain?' },
    hint: 'Valid for five minutes.',
    renewLabel: 'Another question',
    otherWays: [
      { way: 'picture', label: 'Use the picture instead' },
      { way: 'email', label: 'Use email instead' },
    ],
  },
};

export const Email: Story = {
  args: {
    label: 'Six digits in the email',
    challenge: { way: 'email', sent: 'Sent to hoiching@example.com, valid for 15 minutes.' },
    hint: undefined,
    renewLabel: 'Send it again',
    otherWays: [{ way: 'picture', label: 'Use the picture instead' }],
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { value: 'FANTV', error: 'The code is wrong or has expired. Enter the letters of the new picture.' },
};

export const Busy: Story = { args: { busy: true } };

export const Disabled: Story = { args: { disabled: true } };

/** The recording fails: the button resets, and a sentence names alternatives. */
export const SoundFailed: Story = {
  args: {
    challenge: {
      ...unspoken,
      spoken: { ...meta.args.challenge.spoken, src: 'data:audio/wav;base64,' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listen' }));
    await expect(await canvas.findByText(/cannot be played/)).toBeVisible();
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    challenge: {
      way: 'picture',
      image: drawnLetters,
      alt: '一張有五個字母的圖片。看不清楚，可以收聽字母，或改答問題。',
      spoken: { src: silence(), ...zhHant.CaptchaField },
    },
    renewLabel: zhHant.CaptchaField.renewLabel,
    otherWays: [
      { way: 'question', label: '改答一條問題' },
      { way: 'email', label: '改用電郵驗證' },
    ],
    busyLabel: '正在更換圖片',
    label: '請按次序輸入圖片內的五個英文字母，無須理會橫過字母的線條',
    hint: '選位之前輸入一次即可。看不清或聽不清，可以換一張圖、改答一條簡單的常識題，或者改收電郵內的六位數字。',
    error: '驗證碼不正確，或者已經超過五分鐘。圖片已更換，請輸入新圖片內的字母；亦可以改用其他方式驗證。',
  },
};

export const LongEnglish: Story = {
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
  args: { error: 'The code is wrong or has expired.' },
  decorators: [narrow],
};
