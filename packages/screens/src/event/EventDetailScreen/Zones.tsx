import type { Performance } from '@first-gong/domain';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Loading } from '@first-gong/ui/Loading';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { useEffect, useRef } from 'react';
import { SeatSelectionModes } from '../../shared/buying/index.js';
import { eventHref } from '../../shared/hrefs.js';
import { latePart } from '../../shared/parts/index.js';
import { useText } from '../../shared/text/index.js';
import { BuyForm } from './BuyForm.js';
import { canPick } from './choice.js';
import * as styles from './EventDetailScreen.css.js';
import { Rules } from './Rules.js';
import type { ChoiceHandlers, EventReady } from './state.js';
import { WishLine } from './WishLine.js';

/** Lazy-loaded, because most buyers take the best available seats. */
const loadPicker = () => import('./SeatPicker.js');
const SeatPicker = latePart(loadPicker, (file) => file.SeatPicker);

export interface ZonesProps extends ChoiceHandlers {
  state: EventReady;
  performance: Performance | null;
  /** For a button outside the form. */
  formId: string;
}

/** Zones of the performance with the form, or the reason why there are none; then the rules. */
export function Zones({ state, performance, ...handlers }: ZonesProps) {
  const { t, format, lang } = useText('event', 'seats', 'errors');
  const { event, choice, resumed } = state;
  const picking = (choice.way ?? 'best') !== 'best';
  const loading = <Loading label={t('common.partLoading', { part: t('seats.plan') })} />;
  const section = useRef<HTMLElement>(null);
  // Loads the seats' component together with their data.
  useEffect(() => {
    if (picking) loadPicker().catch(() => {});
  }, [picking]);
  // After the login, the member returns to the hold button.
  useEffect(() => {
    if (!resumed) return;
    section.current?.focus({ preventScroll: true });
    // On a phone the button is in the bar; the hidden one ignores focus.
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
          <EmptyState
            title={t(
              performance === null
                ? 'event.zonesFirst'
                : performance.cancelled
                  ? 'errors.performanceCancelled'
                  : 'event.performanceSoldOut',
            )}
          />
        </div>
      ) : (
        // The section stays while the form changes, because a choice above moved focus to the section.
        <>
          {canPick(event, performance) && (
            <SeatSelectionModes
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
      {!performance?.cancelled && <WishLine state={state} />}
      <Rules event={event} />
    </section>
  );
}
