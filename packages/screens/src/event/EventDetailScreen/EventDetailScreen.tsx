import { Container } from '@first-gong/ui/Container';
import { Stack } from '@first-gong/ui/Stack';
import { useId } from 'react';
import type { Hearts } from '../../shared/hearts/index.js';
import { NotReadyScreen } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { AboutEvent } from './AboutEvent.js';
import { fittingChoice } from './choice.js';
import * as styles from './EventDetailScreen.css.js';
import { EventNotices } from './EventNotices.js';
import { EventTop } from './EventTop.js';
import { EventUnavailable } from './EventUnavailable.js';
import { FilmSale } from './FilmSale.js';
import { NetworkSale } from './NetworkSale.js';
import { OnlineNotice } from './OnlineNotice.js';
import { PerformanceList } from './PerformanceList.js';
import { RelatedEvents } from './RelatedEvents.js';
import { ShareEvent } from './ShareEvent.js';
import { StickyStep } from './StickyStep.js';
import { canBeBought, isCancelled, isFilm, isSoldOut } from './soldOut.js';
import type { EventDetailState, EventHandlers, EventReady } from './state.js';
import { WishLine } from './WishLine.js';
import { Zones } from './Zones.js';

export { canPick, fittingChoice } from './choice.js';
export type { EventDetailState } from './state.js';

export interface EventDetailScreenProps extends EventHandlers {
  state: EventDetailState;
  /** @default a number of likes without a button */
  hearts?: Hearts | undefined;
  onRetry: () => void;
}

/** One event: description, performances, prices, and the form that holds seats (spec §2, §6: only members buy). */
export function EventDetailScreen({ state, hearts, onRetry, ...handlers }: EventDetailScreenProps) {
  const { t } = useText('event');
  if (state.kind === 'ready') return <EventPage state={state} hearts={hearts} {...handlers} />;
  if (state.kind === 'notFound') return <EventUnavailable events={state.related} today={state.today} hearts={hearts} />;
  return <NotReadyScreen state={state} loading={t('event.loading')} onRetry={onRetry} />;
}

function EventPage({
  state: given,
  hearts,
  onStay,
  onLeavingShown,
  onShare,
  ...handlers
}: EventHandlers & { state: EventReady; hearts: Hearts | undefined }) {
  const { t } = useText('event');
  const formId = useId();
  const { event, leaving } = given;
  const { networkUrl } = event;
  const choice = networkUrl === null ? fittingChoice(event, given.choice) : given.choice;
  const state = { ...given, choice };
  const performance = event.performances.find(({ id }) => id === choice.performanceId) ?? null;
  return (
    <>
      <EventTop event={event} hearts={hearts} />
      <Container className={styles.body}>
        <Stack gap="s6" className={styles.buying}>
          <EventNotices state={state} />
          {networkUrl !== null && (
            <NetworkSale url={networkUrl} leaving={leaving} onStay={onStay} onLeavingShown={onLeavingShown} />
          )}
          {event.online && performance && !performance.cancelled && (
            <OnlineNotice state={state} online={event.online} performance={performance} />
          )}
          <PerformanceList event={event} choice={choice} wishes={state.wishes} onChoose={handlers.onChoose} />
          {isSoldOut(event) && !isCancelled(event) && <WishLine state={state} />}
          {canBeBought(event) &&
            (isFilm(event) ? (
              <FilmSale event={event} />
            ) : (
              <Zones state={state} performance={performance} formId={formId} {...handlers} />
            ))}
        </Stack>
        <AboutEvent event={event}>
          <ShareEvent state={state} performance={performance} onShare={onShare} />
        </AboutEvent>
      </Container>
      <RelatedEvents title={t('event.related')} events={state.related} today={state.today} hearts={hearts} />
      <StickyStep state={state} performance={performance} formId={formId} />
    </>
  );
}
