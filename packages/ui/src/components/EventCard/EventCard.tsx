import { PosterCard } from './PosterCard.js';
import type { EventCardProps } from './props.js';
import { RowCard } from './RowCard.js';

/** An event in a list, as poster or row. The link of the title covers the card. */
export function EventCard({ layout = 'comfortable', ...card }: EventCardProps) {
  return layout === 'comfortable' ? <PosterCard {...card} /> : <RowCard {...card} />;
}
