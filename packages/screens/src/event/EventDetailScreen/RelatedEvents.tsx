import type { EventSummary } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { postersApart } from '@first-gong/ui/Poster';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { EventCards } from '../../shared/eventCards/index.js';
import type { Hearts } from '../../shared/hearts/index.js';
import { posterOf } from '../../shared/posterOf.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './EventDetailScreen.css.js';

export interface RelatedEventsProps {
  title: string;
  events: EventSummary[];
  /** Civil date in Hong Kong. */
  today: string;
  hearts: Hearts | undefined;
}

/** Related events as cards. Renders nothing if there are none or the fetch failed. */
export function RelatedEvents({ title, events, today, hearts }: RelatedEventsProps) {
  const text = useText();
  if (events.length === 0) return null;
  return (
    <Container>
      <Stack as="section" className={styles.related} aria-labelledby="related">
        <SectionHeading id="related">{title}</SectionHeading>
        <EventCards
          events={postersApart(events, (event) => posterOf(text, event))}
          layout="comfortable"
          today={today}
          headingLevel={3}
          enhanced={false}
          hearts={hearts}
        />
      </Stack>
    </Container>
  );
}
