import type { Performance } from '@first-gong/domain';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Loading } from '@first-gong/ui/Loading';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { useEffect, useRef } from 'react';
import { SeatWays } from '../../shared/buying/index.js';
import { eventHref } from '../../shared/hrefs.js';
import { latePart } from '../../shared/parts/index.js';
import { useText } from '../../shared/text/index.js';
import { BuyForm } from './BuyForm.js';
import { canPick } from './choice.js';
import * as styles from './EventDetailScreen.css.js';
import { Rules } from './Rules.js';
import type { ChoiceHandlers, EventReady } from './state.js';
import { WishLine } from './WishLine.js';

/** Most buyers take the best available seats: the list and the map load when they are chosen. */
const loadPicker = () => import('./SeatPicker.js');
const SeatPicker = latePart(loadPicker, (file) => file.SeatPicker);

export interface ZonesProps extends ChoiceHandlers {
  state: EventReady;
  /** The chosen performance. */
  performance: Performance | null;
  /** The id of the form, so that a button outside of it can send it. */
  formId: string;
}

/** The zones of the chosen performance with the form that buys, or why there are none yet; then the rules. */
export function Zones({ state, performance, ...handlers }: ZonesProps) {
  const { t, format, lang } = useText('event', 'seats');
  const { event, choice, resumed } = state;
  const picking = (choice.way ?? 'best') !== 'best';
  const loading = <Loading label={t('common.partLoading', { part: t('seats.plan') })} />;
  const section = useRef<HTMLElement>(null);
  // The seats and the part that shows them come at the same time.
  useEffect(() => {
    if (picking) loadPicker().catch(() => {});
  }, [picking]);
  // A member who is back from the login stands where the choice was made, one press away from holding it.
  useEffect(() => {
    if (!resumed) return;
    section.current?.focus({ preventScroll: true });
    // On a phone the button is in the bar; the one that is not shown takes no focus.
    for (const button of document.querySelectorAll<HTMLElement>('[data-hold]')) button.focus();
    section.current?.scrollIntoView();
  }, [resumed]);
  return (
    <section id="zones" ref={section} tabIndex={-1} aria-labelledby="zones-title">
      <SectionHeading id="zones-title" aside={performance && format.showTime(performance.startsAt)}>
        {t('event.zones')}
      </SectionHeading>
      {performance === null || performance.availability === 'soldOut' ? (
        <div className={styles.nothing}>
          <EmptyState title={t(performance === null ? 'event.zonesFirst' : 'event.performanceSoldOut')} />
        </div>
      ) : (
        // The section stays while the form changes: a choice above has moved the focus to it.
        <>
          {canPick(event, performance) && (
            <SeatWays
              value={choice.way ?? 'best'}
              hrefOf={(way) => `${eventHref(lang, event.id, { ...choice, way })}#zones`}
              onChange={(way) => handlers.onChoose({ ...choice, way })}
            />
          )}
          {!picking ? (
            <BuyForm key={performance.id} state={state} performance={performance} {...handlers} />
          ) : // The server has no seats yet.
          state.plan?.plan || state.plan?.failure ? (
            <SeatPicker
              key={performance.id}
              partName={t('seats.plan')}
              waiting={loading}
              next="zones"
              state={state}
              performance={performance}
              {...handlers}
            />
          ) : (
            loading
          )}
        </>
      )}
      <WishLine state={state} />
      <Rules event={event} />
    </section>
  );
}
