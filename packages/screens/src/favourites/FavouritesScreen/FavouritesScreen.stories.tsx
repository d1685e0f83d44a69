import type { CardLayout, Favourite, FavouriteStanding, Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { eventsIn, memberIn, StoryPage, today, wordsOf } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { FavouritesScreen, type FavouritesState } from './FavouritesScreen.js';

interface Args {
  state: (lang: Lang) => FavouritesState;
  layout?: CardLayout;
  onRetry: () => void;
}

function Screen({ state, layout = 'comfortable', onRetry }: Args) {
  const { lang } = useText();
  const [removed, setRemoved] = useState<string[]>([]);
  return (
    <StoryPage chrome={{ path: '/Member/Favourites.html', member: memberIn(lang), showCategories: false }}>
      <FavouritesScreen
        state={state(lang)}
        layout={layout}
        today={today}
        hearts={({ id, likes }) => ({
          likes,
          checked: !removed.includes(id),
          onChange: (favourite) => setRemoved(favourite ? removed.filter((each) => each !== id) : [...removed, id]),
        })}
        onRetry={onRetry}
      />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Favourites',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const standings: FavouriteStanding[] = ['onSale', 'backOnSale', 'onSale', 'soldOut', 'onSale', 'over', 'over'];

const ready =
  (change: (favourites: Favourite[]) => Favourite[] = (all) => all) =>
  (lang: Lang): FavouritesState => ({
    kind: 'ready',
    favourites: change(
      eventsIn(lang)
        .slice(0, standings.length)
        .map((event, index) => ({
          ...event,
          flags: standings[index] === 'soldOut' ? ['soldOut'] : event.flags.filter((flag) => flag !== 'soldOut'),
          standing: standings[index] ?? 'onSale',
        })),
    ),
  });

export const Default: Story = { args: { state: ready() } };
export const Optimized: Story = { args: { state: ready(), layout: 'optimized' } };
export const Removed: Story = {
  args: { state: ready() },
  play: async ({ canvas, globals, userEvent }) => {
    const { lang, t } = await wordsOf(globals);
    const title = eventsIn(lang)[0]?.title ?? '';
    const heart = t('common.like', { title });
    await userEvent.click(canvas.getByRole('button', { name: (name) => name.startsWith(heart) }));
    await expect(canvas.getByRole('button', { name: t('favourites.undoOf', { title }) })).toHaveFocus();
  },
};
export const OnlyPast: Story = { args: { state: ready((all) => all.filter(({ standing }) => standing === 'over')) } };
export const LongTitles: Story = {
  args: {
    state: ready((all) =>
      all.map((favourite) => ({
        ...favourite,
        title: `${favourite.title} ${favourite.byline} ${favourite.title}`,
        venue: `${favourite.venue} ${favourite.district} ${favourite.venue}`,
        likes: favourite.likes * 1000,
      })),
    ),
  },
};
export const Hundreds: Story = {
  args: {
    state: ready((all) =>
      Array.from({ length: 120 }, (_, index) => ({ ...(all[index % 5] as Favourite), id: `favourite-${index}` })),
    ),
  },
};
export const Empty: Story = { args: { state: ready(() => []) } };
export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };
export const Offline: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };
export const Busy: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'busy' } }) } };
