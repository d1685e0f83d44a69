import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { FileField } from './index.js';

/** Our picture: a hoarding with a torn gong. */
const picture = new Blob(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><path fill="#0b3c6f" d="M0 0h120v90H0z"/><circle cx="58" cy="44" r="30" fill="#f6c94a"/><path fill="#0b3c6f" d="M70 0h5v90h-5z"/><path fill="#e8572b" d="M0 74h120v16H0z"/></svg>`,
  ],
  { type: 'image/svg+xml' },
);

const meta = {
  title: 'Components/Forms/FileField',
  component: FileField,
  args: {
    label: 'Copy of the student card',
    name: 'proof',
    value: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    accept: ['image/*', 'application/pdf'],
    addLabel: 'Choose a file',
    dropLabel: 'or drop it here',
    retryLabel: 'Try again',
    cancelLabel: 'Cancel upload',
    removeLabel: 'Remove',
    hint: 'JPG, PNG or PDF, up to 10 MB.',
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const image = { id: 'a', name: 'card.jpg', size: '184 KB', image: picture };
const again = { addLabel: 'Choose another file' };

export const Default: Story = {};

export const Optional: Story = { args: { mark: '(optional)' } };

export const Picked: Story = { args: { ...again, value: [{ ...image, state: { kind: 'chosen' } }] } };

export const Uploading: Story = {
  args: { ...again, value: [{ ...image, state: { kind: 'uploading', label: 'Uploading', progress: 62 } }] },
};

/** The browser does not report progress. */
export const Busy: Story = {
  args: { ...again, value: [{ ...image, state: { kind: 'uploading', label: 'Uploading' } }] },
};

export const Uploaded: Story = {
  args: { ...again, value: [{ ...image, state: { kind: 'uploaded', label: 'Uploaded' } }] },
};

/** The field keeps a failed file for a retry. */
export const UploadFailed: Story = {
  args: {
    ...again,
    value: [
      { ...image, state: { kind: 'failed', message: 'The upload failed. The file is still here and not lost.' } },
    ],
  },
};

export const WrongType: Story = {
  args: {
    ...again,
    value: [
      {
        id: 'a',
        name: 'card.docx',
        size: '31 KB',
        state: { kind: 'refused', message: 'This is not a picture. Choose a JPG, PNG or PDF file.' },
      },
    ],
  },
};

export const Several: Story = {
  args: {
    label: 'Programme and photos',
    multiple: true,
    addLabel: 'Add files',
    value: [
      { ...image, id: 'a', name: 'poster.jpg', state: { kind: 'uploaded', label: 'Uploaded' } },
      { ...image, id: 'b', name: 'stage-photo.png', state: { kind: 'uploading', label: 'Uploading', progress: 8 } },
      {
        id: 'c',
        name: 'programme.pdf',
        size: '2.4 MB',
        state: { kind: 'failed', message: 'The upload failed. The file is still here.' },
      },
      {
        id: 'd',
        name: 'quotation.xlsx',
        size: '18 KB',
        state: { kind: 'refused', message: 'This kind of file cannot be used.' },
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again programme.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith('c');
    await expect(canvas.getByRole('button', { name: 'Remove programme.pdf' })).toHaveFocus();
  },
};

export const Failed: Story = { name: 'Error', args: { error: 'Choose a copy of the student card.' } };

export const Disabled: Story = { args: { disabled: true, value: [{ ...image, state: { kind: 'chosen' } }] } };

export const ReadOnly: Story = {
  args: { readOnly: true, value: [{ ...image, state: { kind: 'uploaded', label: 'Uploaded' } }] },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    ...again,
    ...zhHant.FileField,
    hint: 'JPG、PNG 或 PDF，最大 10 MB。',
    label: '證明購票人於二零二六年十一月二十一日仍為全日制學生的文件正面及背面副本',
    value: [
      {
        ...image,
        name: '二零二六至二零二七學年全日制學生證正面及背面掃描本（最後修訂版，已塗黑證件號碼）.jpg',
        state: { kind: 'failed', message: '上傳失敗：三十秒內沒有收到回覆。檔案仍在這裡，可以再試一次，或稍後再來。' },
      },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'A copy of the student card of everyone who holds a student ticket',
    addLabel: 'Choose another file from this device',
    dropLabel: 'or drop it, or paste it, anywhere inside this frame',
    cancelLabel: 'Stop uploading',
    removeLabel: 'Remove',
    retryLabel: 'Try again',
    hint: 'JPG, PNG or PDF, up to 10 MB. It is deleted after the show.',
    value: [
      {
        ...image,
        name: 'student-card-front-and-back-scanned-on-a-saturday-afternoon-final-final.jpg',
        state: { kind: 'uploading', label: 'Uploading, do not close this page', progress: 41 },
      },
    ],
  },
};

export const Narrow: Story = {
  args: Several.args,
  decorators: [narrow],
};
