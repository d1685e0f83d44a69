import {
  type EventDetail,
  href,
  type Performance,
  priorityCard as priorityCardFacts,
  seatHold,
  ticketsPerTransaction,
  type Zone,
} from '@first-gong/domain';
import { Perforation } from '@first-gong/ui/Perforation';
import { QuantityField } from '@first-gong/ui/QuantityField';
import { Stack } from '@first-gong/ui/Stack';
import { TextField } from '@first-gong/ui/TextField';
import { Ticket } from '@first-gong/ui/Ticket';
import { ZoneTable } from '@first-gong/ui/ZoneTable';
import { useState } from 'react';
import { HoldMessages, NoScriptSale, Overlap } from '../../shared/buying/index.js';
import { useForm } from '../../shared/form/index.js';
import { eventHref, resumedEventHref } from '../../shared/hrefs.js';
import { latePart } from '../../shared/parts/index.js';
import { mostTickets } from '../../shared/seatChoice/limits.js';
import { zoneRow } from '../../shared/seatChoice/zoneRow.js';
import { type Text, useText } from '../../shared/text/index.js';
import * as styles from './BuyForm.css.js';
import { checkChoice, choiceFields, leftOf, needsCard } from './choice.js';
import { HoldButton } from './HoldButton.js';
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
  const text = useText('event', 'seats', 'errors');
  const { t, format, lang } = text;
  const { event, choice, member, priorityCard, submitting } = state;
  const zone = performance.zones.find(({ code }) => code === choice.zone) ?? null;
  const best = zone && !choice.wheelchair ? state.bestOffers : null;
  const offers = best === 'awaited' ? null : best;
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
          failure={state.failure}
          uncertain={state.uncertain}
          resumed={state.resumed}
          kept={
            zone &&
            t('event.resumedChoice', {
              time: format.showTime(performance.startsAt),
              zone: zone.name,
              count: choice.quantity,
            })
          }
        />
        <ZoneTable
          {...form.field('zone')}
          label={t('event.zoneLegend')}
          columns={{ price: t('event.allIn'), location: t('event.columnLocation'), left: t('event.columnLeft') }}
          rows={performance.zones.map((each) => zoneRow(event, each, text))}
        />
        {best && (
          // The response may arrive just before a click, so it must not move the buttons below.
          <div className={styles.bestSeats}>
            {offers && (
              <BestSeats
                partName={t('seats.bestNow')}
                next="zones"
                state={state}
                performance={performance}
                offers={offers}
              />
            )}
          </div>
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
            {needsCard(state) && event.priority && (
              <TextField
                {...form.field('priorityCard')}
                label={t('event.priorityCard', { card: event.priority.card })}
                hint={t('event.priorityHint', priorityCardFacts)}
                inputMode="numeric"
                autoComplete="off"
                required
              />
            )}
            <p className={styles.explained}>{explanation(event, zone, t)}</p>
          </Stack>
          <Perforation direction="vertical" className={styles.acrossOnPaper} />
          <Perforation direction="horizontal" className={styles.acrossOnPhone} />
          <Stack gap="s3" className={styles.pay}>
            <Stack gap="s3">
              {zone && choice.quantity > 0 && (
                <Sum state={state} zone={zone} htmlFor={`${form.ids.zone} ${form.ids.quantity}`} />
              )}
              <Overlap performance={performance} duration={event.duration} others={state.inCart?.performances ?? []} />
            </Stack>
            <Stack gap="s3">
              {/* On a phone the bar has this button once a zone is chosen. */}
              <div className={zone ? styles.aboveBar : styles.beforeBar}>
                <HoldButton state={state} zone={zone} size="large" />
              </div>
              {!member && <p className={styles.small}>{t('event.loginFirstHint')}</p>}
            </Stack>
          </Stack>
        </Ticket>
        {offers && (
          <OtherOffers
            partName={t('seats.bestOthers')}
            next="zones"
            state={state}
            performance={performance}
            offers={offers}
            onChoose={onChoose}
          />
        )}
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
