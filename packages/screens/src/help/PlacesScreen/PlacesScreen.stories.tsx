import type { Lang, PlaceKind, TicketPlace } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inThree, placeDistrictsIn, StoryPage, ticketPlacesIn, wordsOf } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { type LocationState, PlacesScreen, type PlacesState } from './PlacesScreen.js';

const onSearch = fn();
const onLocate = fn();

interface Args {
  place?: PlaceKind;
  state: (lang: Lang, place: PlaceKind) => PlacesState;
  words?: Record<Lang, string>;
  wordMissing?: boolean;
  location?: LocationState;
}

const noWords = inThree('', '', '');

function Screen({ place = 'boxOffice', state, words = noWords, wordMissing = false, location }: Args) {
  const { lang } = useText();
  return (
    <StoryPage chrome={{ path: '/BoxOffice.html' }}>
      <PlacesScreen
        place={place}
        state={state(lang, place)}
        words={words[lang]}
        wordMissing={wordMissing}
        location={location ?? { kind: 'unasked' }}
        onSearch={onSearch}
        onLocate={onLocate}
        onRetry={fn()}
      />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Places',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const before = (lang: Lang): PlacesState => ({ kind: 'ready', districts: placeDistrictsIn(lang), places: null });
const found =
  (change: (places: TicketPlace[]) => TicketPlace[] = (all) => all) =>
  (lang: Lang, place: PlaceKind): PlacesState => ({
    kind: 'ready',
    districts: placeDistrictsIn(lang),
    places: change(ticketPlacesIn(lang, place)),
  });
const nothing =
  (kilometres: number | null) =>
  (lang: Lang): PlacesState => ({ kind: 'ready', districts: placeDistrictsIn(lang, kilometres), places: [] });

const wanChai = inThree('Wan Chai', '灣仔', '湾仔');
const lamma = inThree('Lamma', '南丫', '南丫');
const here: LocationState = { kind: 'found', position: { latitude: 22.2975, longitude: 114.1757 } };

/** All districts, before a search. */
export const BoxOffices: Story = { args: { state: before } };
export const Kiosks: Story = { args: { state: before, place: 'kiosk' }, globals: { lang: 'en_us' } };

/** Spec §5: a search word is required. */
export const WordMissing: Story = {
  args: { state: before, wordMissing: true },
  play: async ({ canvas, globals }) => {
    const { t } = await wordsOf(globals);
    await expect(canvas.getByRole('searchbox', { name: t('places.search') })).toBeInvalid();
  },
};

export const Found: Story = { args: { state: found(), words: wanChai } };
export const FoundEnglish: Story = {
  args: { state: found(), words: wanChai, place: 'kiosk' },
  globals: { lang: 'en_us' },
};

/** A neighbourhood without places. */
export const NothingFound: Story = { args: { state: nothing(5.1), words: lamma } };
export const NothingFoundEnglish: Story = {
  args: { state: nothing(5.1), words: lamma, place: 'kiosk' },
  globals: { lang: 'en_us' },
};
export const UnknownWord: Story = {
  args: { state: nothing(null), words: inThree('Atlantis', '亞特蘭提斯', '亚特兰蒂斯') },
};

/** With the visitor's location, the district across the harbour is first. */
export const NearestFirst: Story = { args: { state: found(), words: wanChai, location: here } };
export const NearestDistricts: Story = { args: { state: before, location: here } };
export const Locating: Story = { args: { state: before, location: { kind: 'asking' } } };
export const LocationRefused: Story = { args: { state: before, location: { kind: 'refused' } } };
export const LocationUnavailable: Story = {
  args: { state: found(), words: wanChai, location: { kind: 'unavailable' } },
};

export const LongNames: Story = {
  args: {
    state: found((all) =>
      all.map((place) => ({
        ...place,
        name: `${place.name} ${place.address} ${place.name}`,
        address: `${place.address} ${place.name} ${place.address}`,
        hours: [...place.hours, ...place.hours, ...place.hours],
      })),
    ),
    words: wanChai,
  },
};
export const Loading: Story = { args: { state: () => ({ kind: 'loading' }), words: wanChai } };
export const Offline: Story = {
  args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }), words: wanChai },
};
export const Busy: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'busy' } }), words: wanChai } };
