import type { Position, TicketPlace } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ticketPlacesIn } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { PlaceList } from './PlaceList.js';

interface Args {
  match?: string | undefined;
  from?: Position | null;
  change?: (place: TicketPlace) => TicketPlace;
}

const wanChai = { en_us: 'Wan Chai', zh_hk: '灣仔', zh_cn: '湾仔' };

function List({ match, from = null, change = (place) => place }: Args) {
  const { lang } = useText();
  return (
    <PlaceList
      kind="boxOffice"
      places={ticketPlacesIn(lang, 'boxOffice').map(change)}
      match={match ?? wanChai[lang]}
      from={from}
    />
  );
}

const meta = { title: 'Screens/Places/PlaceList', component: List } satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a search. */
export const Unmarked: Story = { args: { match: '' } };

/** Nearest first. */
export const Distances: Story = { args: { match: '', from: { latitude: 22.2975, longitude: 114.1757 } } };

export const LongTexts: Story = {
  args: {
    change: (place) => ({
      ...place,
      name: `${place.name} ${place.address} ${place.name}`,
      address: `${place.address} ${place.district} ${place.address} ${place.district}`,
      hours: [...place.hours, ...place.hours, ...place.hours],
    }),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
