import type { Lang, RouteName } from '@first-gong/domain';
import type { InfoContent } from '@first-gong/i18n/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentsOf, StoryPage, withLongWords } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { InfoScreen } from './InfoScreen.js';

interface Args {
  route: RouteName;
  contents: Record<Lang, InfoContent>;
  long?: boolean;
}

function Screen({ route, contents, long = false }: Args) {
  const { lang } = useText();
  const content = contents[lang];
  return (
    <StoryPage chrome={{ path: '/Help.html' }}>
      <InfoScreen route={route} content={long ? withLongWords(content) : content} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Info',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Help: Story = { args: { route: 'help', contents: await contentsOf('help') } };
export const BuyEventTickets: Story = {
  args: { route: 'buyEventTickets', contents: await contentsOf('buyEventTickets') },
};
export const BuyTickets: Story = { args: { route: 'buyTickets', contents: await contentsOf('buyTickets') } };
export const PaymentMethod: Story = { args: { route: 'paymentMethod', contents: await contentsOf('paymentMethod') } };
export const SystemRequirement: Story = {
  args: { route: 'systemRequirement', contents: await contentsOf('systemRequirement') },
};
export const Access: Story = { args: { route: 'access', contents: await contentsOf('access') } };
export const Accessibility: Story = { args: { route: 'accessibility', contents: await contentsOf('accessibility') } };
export const ReleaseNotes: Story = { args: { route: 'releaseNotes', contents: await contentsOf('releaseNotes') } };
export const LongWords: Story = { args: { ...BuyEventTickets.args, long: true } };
