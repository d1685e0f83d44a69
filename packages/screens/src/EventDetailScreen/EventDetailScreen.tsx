import { Container } from '@first-gong/ui/Container';
import { NotReadyScreen } from '../shared/notReady/index.js';
import { useText } from '../shared/text/index.js';
import { AboutEvent } from './AboutEvent.js';
import { withPerformance } from './choice.js';
import * as styles from './EventDetailScreen.css.js';
import { EventNotices } from './EventNotices.js';
import { EventTop } from './EventTop.js';
import { PerformanceList } from './PerformanceList.js';
import { StickyStep } from './StickyStep.js';
import { isSoldOut } from './soldOut.js';
import type { ChoiceHandlers, EventDetailState, EventReady } from './state.js';
import { Zones } from './Zones.js';

export type { EventDetailState, InCart } from './state.js';

export interface EventDetailScreenProps extends ChoiceHandlers {
  state: EventDetailState;
  /** Asks for the event again. */
  onRetry: () => void;
}

/** One event: its description, performances and prices, and the form that holds seats (spec §2, §6: only members buy). */
export function EventDetailScreen({ state, onRetry, ...handlers }: EventDetailScreenProps) {
  const { t } = useText('event');
  if (state.kind === 'ready') return <EventPage state={state} {...handlers} />;
  return <NotReadyScreen state={state} loading={t('event.loading')} onRetry={onRetry} />;
}

function EventPage({ state: given, onChoose, onHold }: ChoiceHandlers & { state: EventReady }) {
  const { event } = given;
  const choice = withPerformance(event, given.choice);
  const state = { ...given, choice };
  const performance = event.performances.find(({ id }) => id === choice.performanceId) ?? null;
  return (
    <>
      <EventTop event={event} />
      <Container className={styles.body}>
        <div className={styles.buying}>
          <EventNotices state={state} />
          <PerformanceList event={event} choice={choice} onChoose={onChoose} />
          {!isSoldOut(event) && <Zones state={state} performance={performance} onChoose={onChoose} onHold={onHold} />}
        </div>
        <AboutEvent event={event} />
      </Container>
      <StickyStep state={state} performance={performance} />
    </>
  );
}
