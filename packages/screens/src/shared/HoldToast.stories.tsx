import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type HoldResult, HoldToast } from './HoldToast.js';
import { holdEnds, inThree, StoryPage, whale } from './story/index.js';
import { useText } from './text/index.js';

const news = {
  held: (event) => ({ kind: 'held', event, tickets: 2, until: holdEnds }),
  notHeld: (event) => ({ kind: 'notHeld', event, href: '#event' }),
  ended: () => ({ kind: 'ended' }),
} as const satisfies Record<HoldResult['kind'], (event: string) => HoldResult>;

const page = inThree('Another page', '另一頁', '另一页');

/** A page that the buyer opened before the response arrived. */
function Elsewhere({ kind }: { kind: HoldResult['kind'] }) {
  const { lang } = useText();
  return (
    <StoryPage>
      <h1>{page[lang]}</h1>
      <HoldToast secondsLeft={0} news={news[kind](whale(lang).title)} onDismiss={fn()} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Parts/Hold news',
  component: Elsewhere,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'held' },
} satisfies Meta<typeof Elsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {};

export const NotHeld: Story = { args: { kind: 'notHeld' } };

/** The hold expired while the buyer was on another page. */
export const Ended: Story = { args: { kind: 'ended' } };
