import {
  type EventDetail,
  href,
  type Performance,
  seatHold,
  ticketsPerTransaction,
  type Zone,
} from '@first-gong/domain';
import { Perforation } from '@first-gong/ui/Perforation';
import { QuantityField } from '@first-gong/ui/QuantityField';
import { Stack } from '@first-gong/ui/Stack';
import { Ticket } from '@first-gong/ui/Ticket';
import { useState } from 'react';
import { HoldButton, HoldMessages, NoScriptSale, Overlap } from '../../shared/buying/index.js';
import { useForm } from '../../shared/form/index.js';
import { eventHref, resumedEventHref } from '../../shared/hrefs.js';
import { latePart } from '../../shared/parts/index.js';
import { mostTickets } from '../../shared/seatChoice/limits.js';
import { ZoneField } from '../../shared/seatChoice/ZoneField.js';
import { type Text, useText } from '../../shared/text/index.js';
import * as styles from './BuyForm.css.js';
import { checkChoice, choiceFields, holdLabel, leftOf } from './choice.js';
import { PriorityCardField } from './PriorityCardField.js';
import { Sum } from './Sum.js';
import type { ChoiceHandlers, EventReady } from './state.js';
import { type TypedCounts, TypeFields } from './TypeFields.js';
import { WheelchairField } from './WheelchairField.js';

/** Lazy-loaded, because its data arrives after the page anyway. */
const loadBestSeats = () => import('./BestSeats.js');
const BestSeats = latePart(loadBestSeats, (file) => file.BestSeats);
const OtherOffers = latePart(loadBestSeats, (file) => file.OtherOffers);

export interface BuyFormProps extends ChoiceHandlers {
  state: EventReady;
  /** On sale. */
  performance: Performance;
  /** For a button outside the form. */
  formId: string;
}

/**
 * Zone, quantity and the hold button. A visitor's form checks the choice and opens the login page (spec §6: only
 * members buy).
 */
export function BuyForm({ state, performance, formId, onChoose, onHold, onPriorityCard }: BuyFormProps) {
  const { t, format, lang } = useText('event', 'seats', 'errors');
  const { event, choice, member, priorityCard, submitting } = state;
  const zone = performance.zones.find(({ code }) => code === choice.zone) ?? null;
  const best = zone && !choice.wheelchair ? state.bestOffers : null;
  const offered = best && best !== 'awaited' ? { next: 'zones', state, performance, offers: best } : null;
  const [tooMany, setTooMany] = useState<TypedCounts>({});
  const hasTooMany = Object.keys(tooMany).length > 0;
  const form = useForm({
    fields: choiceFields,
    values: { ...choice, priorityCard },
    onChange: ({ priorityCard: number, ...chosen }) => {
      if (number === priorityCard) onChoose(chosen);
      else onPriorityCard(number);
    },
    refusal: state.error,
    busy: submitting,
    check: () => [
      ...checkChoice(state, zone, t),
      ...(hasTooMany ? [{ field: 'ticketTypes' as const, message: t('seats.typeTooMany') }] : []),
    ],
    // The browser sends a visitor's form to the login page.
    onSubmit: member ? () => onHold(choice) : undefined,
  });

  return (
    <form
      id={formId}
      method="get"
      action={member ? eventHref(lang, event.id) : href(lang, 'login')}
      noValidate
      onSubmit={form.submit}
    >
      <Stack>
        {member ? (
          <>
            <input type="hidden" name="eventId" value={event.id} />
            <input type="hidden" name="performanceId" value={performance.id} />
          </>
        ) : (
          <input type="hidden" name="target" value={resumedEventHref(lang, event.id, choice)} />
        )}
        <HoldMessages
          form={form}
          state={state}
          kept={
            zone &&
            t('event.resumedChoice', {
              time: format.showTime(performance.startsAt),
              zone: zone.name,
              count: choice.quantity,
            })
          }
        />
        <ZoneField {...form.field('zone')} event={event} zones={performance.zones} />
        {best && (
          // The response may arrive just before a click, so it must not move the buttons below.
          <div className={styles.bestSeats}>{offered && <BestSeats partName={t('seats.bestNow')} {...offered} />}</div>
        )}
        <Ticket strong className={styles.stub}>
          <Stack className={styles.wish}>
            <QuantityField
              {...form.field('quantity')}
              label={t('event.quantity')}
              hint={t('event.quantityHint', { count: Math.min(event.ticketLimit, ticketsPerTransaction) })}
              min={1}
              max={mostTickets(state, leftOf(zone))}
            />
            <WheelchairField
              state={state}
              performance={performance}
              error={form.messageFor('wheelchair')}
              onChoose={onChoose}
            />
            {event.ticketTypes && (
              <TypeFields state={state} zone={zone} tooMany={tooMany} onTooMany={setTooMany} onChoose={onChoose} />
            )}
            <PriorityCardField {...form.field('priorityCard')} state={state} />
            <p className={styles.explained}>{explanation(event, zone, t)}</p>
          </Stack>
          <Perforation direction="vertical" className={styles.acrossOnPaper} />
          <Perforation direction="horizontal" className={styles.acrossOnPhone} />
          <Stack gap="s3" className={styles.pay}>
            <Stack gap="s3">
              {zone && choice.quantity > 0 && (
                <Sum state={state} zone={zone} htmlFor={`${form.ids.zone} ${form.ids.quantity}`} />
              )}
              <Overlap state={state} performance={performance} />
            </Stack>
            <Stack gap="s3">
              {/* On a phone the bar has this button once a zone is chosen. */}
              <div className={zone ? styles.aboveBar : styles.beforeBar}>
                <HoldButton state={state} size="large">
                  {t(holdLabel(event, zone))}
                </HoldButton>
              </div>
              {!member && <p className={styles.small}>{t('event.loginFirstHint')}</p>}
            </Stack>
          </Stack>
        </Ticket>
        {offered && <OtherOffers partName={t('seats.bestOthers')} {...offered} onChoose={onChoose} />}
        <NoScriptSale />
      </Stack>
    </form>
  );
}

function explanation({ online }: EventDetail, zone: Zone | null, t: Text<'event'>['t']): string {
  const minutes = seatHold / 60_000;
  if (online) return t('event.onlineExplained', { minutes });
  if (zone === null) return t('event.zoneExplained', { minutes });
  if (zone.unreserved) return t('event.unreservedExplained', { minutes });
  return t(zone.standing ? 'event.standingExplained' : 'event.seatsExplained', { minutes });
}
