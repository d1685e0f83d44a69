import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { CardTool, type CardToolProps, type CardToolWords, newCardPhoto } from './index.js';
import { samplePhoto } from './samplePhoto.js';

function Controlled(props: CardToolProps) {
  const [value, setValue] = useState(props.value);
  return <CardTool {...props} value={value} onChange={setValue} onAdd={(file) => setValue(newCardPhoto(file))} />;
}

const words: CardToolWords = {
  empty: '拍照或選取卡面相片',
  choose: '選取相片',
  take: '拍照',
  chooseAgain: '重新選取',
  chooseOther: '換相片',
  photo: '信用卡正面相片',
  addBar: '加墨條',
  removeBar: '移除墨條',
  undo: '復原',
  enlarge: '放大',
  reduce: '縮小',
  cover: '塗黑並上傳',
  covering: '正在塗黑並上傳',
  bars: ['遮蓋中間 8 位的墨條', '遮蓋有效日期的墨條'],
  otherBar: '墨條',
  barRole: '墨條',
  place: ({ left, top, width, height }) => `左起 ${left}%，上起 ${top}%，長 ${width}%，高 ${height}%`,
  left: '向左',
  right: '向右',
  up: '向上',
  down: '向下',
  shorter: '短些',
  longer: '長些',
  thinner: '減少高度',
  thicker: '增加高度',
  help: '拖動墨條，或按 Tab 選取後用方向鍵移動、Shift 加方向鍵改變大小。移動後要重新勾選三項。黑色會寫入新圖像，原相片不會上傳。',
  checksFirst: '勾選以上三項後才可上傳。',
  retry: '再試一次',
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
    label: '信用卡正面',
    name: 'card',
    hint: 'JPG、PNG 或 HEIC，10 MB 以下',
    value: null,
    onChange: () => {},
    onAdd: () => {},
    onUnreadable: fn(),
    onCover: fn(),
    checks: [
      <span key="seen">
        <b>首 4 位 4417 和尾 4 位 8820 看得見</b>，與上面輸入的相同
      </span>,
      <b key="digits">中間 8 位已遮蓋</b>,
      <b key="date">有效日期已遮蓋</b>,
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
    canvas.getByRole('slider', { name: '遮蓋有效日期的墨條' }).focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: false })).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: '塗黑並上傳' })).toBeDisabled();
  },
};

export const ThirdBar: Story = {
  args: { value: { ...placed, bars: [...placed.bars, { x: 0.12, y: 0.74, width: 0.3, height: 0.09 }] } },
};

export const Enlarged: Story = {
  args: { value: placed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放大' }));
    await expect(canvas.getByRole('button', { name: '縮小' })).toBeVisible();
  },
};

export const Busy: Story = {
  args: { value: checked, upload: { kind: 'uploading', label: '正在上傳卡面圖像', progress: 62 } },
};

export const Uploaded: Story = {
  args: { value: checked, upload: { kind: 'uploaded', label: '卡面圖像已上傳 ・ 184 KB' } },
};

/** Photo and bars are still there. */
export const UploadFailed: Story = {
  args: {
    value: checked,
    upload: { kind: 'failed', title: '上傳失敗', message: '墨條和相片仍在這裡，沒有遺失。' },
  },
};

export const WrongType: Story = {
  args: { refusal: { title: '這不是圖像檔案', message: 'card.pdf 不能使用。請選取 JPG、PNG 或 HEIC。' } },
};

/** The earlier photo stays. */
export const WrongTypeInstead: Story = {
  args: {
    value: placed,
    refusal: { title: '這不是圖像檔案', message: 'card.pdf 不能使用。原來的相片仍在這裡。' },
  },
};

export const Failed: Story = { name: 'Error', args: { error: '請提供信用卡正面的相片。' } };

export const FailedWithPhoto: Story = { args: { value: placed, error: '請勾選三項，然後塗黑並上傳。' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongChinese: Story = {
  args: {
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
  globals: { lang: 'en_us' },
};

export const Narrow: Story = {
  args: { value: placed },
  decorators: [narrow],
};
