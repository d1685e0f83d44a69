import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { CardTool, type CardToolProps, type CardToolWords, newCardPhoto } from './index.js';
import { samplePhoto } from './samplePhoto.js';

function Controlled(props: CardToolProps) {
  const [value, setValue] = useState(props.value);
  return <CardTool {...props} value={value} onChange={setValue} onAdd={(file) => setValue(newCardPhoto(file))} />;
}

const words: CardToolWords = {
  empty: 'Take or choose a photo of the card',
  choose: 'Choose a photo',
  take: 'Take a photo',
  chooseAgain: 'Choose again',
  chooseOther: 'Change the photo',
  photo: 'Photo of the front of the card',
  addBar: 'Add a bar',
  removeBar: 'Remove the bar',
  undo: 'Undo',
  enlarge: 'Zoom in',
  reduce: 'Smaller',
  cover: 'Black out and upload',
  covering: 'Blacking out and uploading',
  bars: ['Bar over the middle 8 digits', 'Bar over the expiry date'],
  otherBar: 'Bar',
  barRole: 'Bar',
  place: ({ left, top, width, height }) =>
    `${left}% from the left, ${top}% from the top, ${width}% wide, ${height}% high`,
  left: 'Left',
  right: 'Right',
  up: 'Up',
  down: 'Down',
  shorter: 'Shorter',
  longer: 'Longer',
  thinner: 'Decrease height',
  thicker: 'Increase height',
  help: 'Drag a bar, or choose it with Tab, move it with the arrow keys and resize it with Shift and the arrow keys. Tick the three points again after a move. The black becomes part of a new picture; the original photo is not uploaded.',
  checksFirst: 'Tick the three points above before you upload.',
  retry: 'Try again',
};

const photo = newCardPhoto(samplePhoto());
const placed = {
  ...photo,
  bars: [
    { x: 0.325, y: 0.51, width: 0.35, height: 0.13 },
    { x: 0.575, y: 0.705, width: 0.135, height: 0.1 },
  ],
};
const checked = { ...placed, checks: [true, true, true] as const };

const meta = {
  title: 'Components/Forms/CardTool',
  component: CardTool,
  args: {
    label: 'Front of the credit card',
    name: 'card',
    hint: 'JPG, PNG or HEIC, up to 10 MB',
    value: null,
    onChange: () => {},
    onAdd: () => {},
    onUnreadable: fn(),
    onCover: fn(),
    checks: [
      <span key="seen">
        <b>The first 4 digits 4417 and the last 4 digits 8820 are visible</b>, as entered above
      </span>,
      <b key="digits">The middle 8 digits are covered</b>,
      <b key="date">The expiry date is covered</b>,
    ],
    words,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CardTool>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No photo yet. */
export const Default: Story = {};

/** A new photo: the bars cover the usual places of a card, and no check is ticked. */
export const Chosen: Story = { args: { value: photo } };

/** Both bars are in place and all checks are ticked: the photo can be covered. */
export const Checked: Story = { args: { value: checked } };

/** Moving a bar opens the checks again. */
export const MovedAfterChecking: Story = {
  args: { value: checked },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Bar over the expiry date' }).focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: false })).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: 'Black out and upload' })).toBeDisabled();
  },
};

export const ThirdBar: Story = {
  args: { value: { ...placed, bars: [...placed.bars, { x: 0.12, y: 0.74, width: 0.3, height: 0.09 }] } },
};

export const Enlarged: Story = {
  args: { value: placed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(canvas.getByRole('button', { name: 'Smaller' })).toBeVisible();
  },
};

export const Busy: Story = {
  args: { value: checked, upload: { kind: 'uploading', label: 'Uploading the picture of the card', progress: 62 } },
};

export const Uploaded: Story = {
  args: { value: checked, upload: { kind: 'uploaded', label: 'The picture of the card is uploaded, 184 KB' } },
};

/** Photo and bars are still there. */
export const UploadFailed: Story = {
  args: {
    value: checked,
    upload: {
      kind: 'failed',
      title: 'Upload failed',
      message: 'The bars and the photo are still here. Nothing was lost.',
    },
  },
};

export const WrongType: Story = {
  args: {
    refusal: { title: 'This is not a picture', message: 'card.pdf cannot be used. Choose a JPG, PNG or HEIC file.' },
  },
};

/** The earlier photo stays. */
export const WrongTypeInstead: Story = {
  args: {
    value: placed,
    refusal: {
      title: 'This is not a picture',
      message: 'card.pdf cannot be used. The photo from before is still here.',
    },
  },
};

export const Failed: Story = { name: 'Error', args: { error: 'Add a photo of the front of the credit card.' } };

export const FailedWithPhoto: Story = {
  args: { value: placed, error: 'Tick the three points, then black out and upload.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '信用卡正面',
    hint: 'JPG、PNG 或 HEIC，最大 10 MB',
    words: zhHant.CardTool,
    value: placed,
    checks: [
      '信用卡正面的首四位數字 4417 和尾四位數字 8820 在相片上清楚可見，並與你在上面「交易」一節輸入的數字完全相同',
      '信用卡號碼中間的八位數字已由墨條完全遮蓋，由左至右沒有任何一位數字外露',
      '信用卡的有效日期（月份及年份）已由墨條完全遮蓋，包括印在旁邊的細字',
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    value: placed,
    label: 'Front of the credit card',
    checks: [
      'The first 4 digits 4417 and the last 4 digits 8820 can be read, and are those entered above',
      'The middle 8 digits are covered from the first to the last',
      'The expiry date is covered',
    ],
    words: {
      ...words,
      chooseOther: 'Choose another photo',
      photo: 'Front of a credit card',
      addBar: 'Add a bar',
      undo: 'Undo the last move',
      enlarge: 'Enlarge the photo',
      reduce: 'Reduce the photo',
      cover: 'Cover with ink and upload',
      bars: ['Bar over the middle 8 digits', 'Bar over the expiry date'],
      place: ({ left, top, width, height }) =>
        `${left}% from the left, ${top}% from the top, ${width}% long, ${height}% high`,
      barRole: 'ink bar',
      left: 'Left',
      right: 'Right',
      up: 'Up',
      down: 'Down',
      shorter: 'Shorter',
      longer: 'Longer',
      thinner: 'Decrease height',
      thicker: 'Increase height',
      help: 'Drag a bar, or reach it with Tab and move it with the arrow keys; Shift and an arrow change its size. After a move, tick the three again. The ink is drawn into a new picture; the photo itself is never sent.',
      checksFirst: 'Tick the three above before uploading.',
    },
  },
};

export const Narrow: Story = {
  args: { value: placed },
  decorators: [narrow],
};
