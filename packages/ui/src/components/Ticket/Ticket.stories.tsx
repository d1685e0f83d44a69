import type { Meta, StoryObj } from '@storybook/react-vite';
import { Perforation } from '../Perforation/index.js';
import { part } from '../Perforation/Perforation.stories.css.js';
import { Ticket } from './Ticket.js';

const content = (
  <>
    <p className={part}>11 月 20 日，星期五，19:30。大坑劇院，堂座 D 行 7 號。</p>
    <Perforation direction="horizontal" />
    <p className={part}>HK$280</p>
  </>
);

const meta = {
  title: 'Components/Ticket',
  component: Ticket,
  args: { children: content },
} satisfies Meta<typeof Ticket>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Strong: Story = { args: { strong: true } };
