import { PosterCard } from './PosterCard.js';
import type { EventCardProps } from './props.js';
import { RowCard } from './RowCard.js';

/** One event of a list, as a poster to look at or as a row to compare. The link of the title covers the whole card. */
export function EventCard({ layout = 'comfortable', ...card }: EventCardProps) {
  return layout === 'comfortable' ? <PosterCard {...card} /> : <RowCard {...card} />;
}
