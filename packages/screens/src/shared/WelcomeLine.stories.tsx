import type { Meta, StoryObj } from '@storybook/react-vite';
import { inThree, StoryPage } from './story/index.js';
import { useText } from './text/index.js';
import { WelcomeLine } from './WelcomeLine.js';

const page = inThree('The page after the login', '登入後的一頁', '登录后的一页');
const names = {
  short: inThree('Chan Ka-yan', '陳嘉欣', '陈嘉欣'),
  long: inThree(
    'Maria Alexandra Constantinopoulos-Featherstonehaugh',
    '歐陽司徒慧敏亞歷山德拉康斯坦丁諾普洛斯',
    '欧阳司徒慧敏亚历山德拉康斯坦丁诺普洛斯',
  ),
};

/** The page after a login. */
function AfterLogin({ length }: { length: keyof typeof names }) {
  const { lang } = useText();
  return (
    <StoryPage>
      <h1>{page[lang]}</h1>
      <WelcomeLine name={names[length][lang]} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Parts/Welcome',
  component: AfterLogin,
  parameters: { layout: 'fullscreen' },
  args: { length: 'short' },
} satisfies Meta<typeof AfterLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {};

export const LongName: Story = { args: { length: 'long' } };
