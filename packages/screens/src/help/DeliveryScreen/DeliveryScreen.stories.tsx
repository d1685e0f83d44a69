import { courierDestinations } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentsOf, StoryPage, today } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import type { DeliveryChoice } from './DeliveryScreen.js';
import { DeliveryScreen } from './DeliveryScreen.js';

const contents = await contentsOf('delivery');

function Screen({ way, day, now = today }: DeliveryChoice & { now?: string }) {
  const { lang } = useText();
  return (
    <StoryPage chrome={{ path: '/Delivery.html' }}>
      <DeliveryScreen content={contents[lang]} choice={{ way, day }} today={now} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Delivery',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { way: 'hongKong', day: '' } };
export const InTime: Story = { args: { way: 'macau', day: '2026-12-04' } };
export const DaysOnTheWay: Story = { args: { way: courierDestinations[3], day: '2027-01-08' } };
export const LastDay: Story = { args: { way: 'hongKong', day: '2026-11-27' } };
export const TooLate: Story = { args: { way: 'mainland', day: '2026-11-28' } };
export const CinemaCourier: Story = { args: { way: 'cinema', day: '2026-12-04' } };
export const DayRefused: Story = { args: { way: 'hongKong', day: '2026-02-30' } };
/** The year's holidays are not published. */
export const HolidaysUnknown: Story = { args: { way: 'hongKong', day: '2030-06-14', now: '2030-06-01' } };
export const English: Story = { args: { way: courierDestinations[3], day: '2026-12-04' }, globals: { lang: 'en_us' } };
