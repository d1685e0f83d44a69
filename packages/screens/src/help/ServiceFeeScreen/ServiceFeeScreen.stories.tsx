import { collectionOptions } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentsOf, StoryPage } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import type { FeeChoice } from './ServiceFeeScreen.js';
import { ServiceFeeScreen } from './ServiceFeeScreen.js';

const contents = await contentsOf('serviceFee');

function Screen(choice: FeeChoice) {
  const { lang } = useText();
  return (
    <StoryPage chrome={{ path: '/ServiceFee.html' }}>
      <ServiceFeeScreen content={contents[lang]} choice={choice} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Service fee',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { tickets: null, way: 'free' } };
export const Free: Story = { args: { tickets: 2, way: 'free' } };
export const Courier: Story = { args: { tickets: 40, way: collectionOptions[4] } };
export const CinemaCourier: Story = { args: { tickets: 4, way: 'cinema' } };
export const TicketsRefused: Story = { args: { tickets: 41, way: 'free' } };
export const English: Story = { args: { tickets: 2, way: collectionOptions[4] }, globals: { lang: 'en_us' } };
