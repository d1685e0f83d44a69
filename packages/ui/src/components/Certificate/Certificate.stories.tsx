import type { Meta, StoryObj } from '@storybook/react-vite';
import { Certificate, type CertificateProps } from './Certificate.js';

const meta = {
  title: 'Components/Certificate',
  component: Certificate,
  args: { category: 'IIA', label: 'IIA 級，兒童不宜' },
} satisfies Meta<typeof Certificate>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: CertificateProps[] = [
  { category: 'I', label: 'I 級，適合任何年齡' },
  { category: 'IIA', label: 'IIA 級，兒童不宜' },
  { category: 'IIB', label: 'IIB 級，青少年及兒童不宜' },
  { category: 'III', label: 'III 級，只准 18 歲或以上人士觀看' },
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
