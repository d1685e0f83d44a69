import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Certificate, type CertificateProps } from './Certificate.js';

const meta = {
  title: 'Components/Ticketing/Certificate',
  component: Certificate,
  args: { category: 'IIA', label: 'Category IIA, not suitable for children' },
} satisfies Meta<typeof Certificate>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: CertificateProps[] = [
  { category: 'I', label: 'Category I, suitable for all ages' },
  { category: 'IIA', label: 'Category IIA, not suitable for children' },
  { category: 'IIB', label: 'Category IIB, not suitable for young persons and children' },
  { category: 'III', label: 'Category III, persons aged 18 and above only' },
];

export const Default: Story = {};

export const Every: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: '0.75rem' }}>
      {all.map((one) => (
        <li key={one.category}>
          <Certificate {...one} /> <span aria-hidden="true">{one.label}</span>
        </li>
      ))}
    </ul>
  ),
};

/** Before a long title. The label is for screen readers only. */
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { category: 'III', label: 'III 級，只准 18 歲或以上人士觀看，入場時須出示附有出生日期的身份證明文件' },
  render: (args) => (
    <p>
      <Certificate {...args} /> 菲林不死：香港電影修復計劃二十周年特備放映，附導演及剪接師映後座談（加開場次）
    </p>
  ),
};

export const LongEnglish: Story = {
  args: {
    category: 'IIB',
    label: 'Category IIB, not suitable for young persons and children; parental guidance is strongly recommended',
  },
  render: (args) => (
    <p>
      <Certificate {...args} /> Celluloid Never Dies: the Twentieth Anniversary Screening of the Film Restoration
      Programme, with an after-screening conversation
    </p>
  ),
};

export const Narrow: Story = {
  ...LongEnglish,
  decorators: [narrow],
};
