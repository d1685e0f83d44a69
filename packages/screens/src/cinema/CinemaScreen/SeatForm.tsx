import { href, seatHold } from '@first-gong/domain';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { useEffect, useId, useRef } from 'react';
import { HoldMessages, NoScriptSale, SeatSelectionModes } from '../../shared/buying/index.js';
import { cinemaHref, ticketCount } from '../../shared/cinemaHref.js';
import { useForm } from '../../shared/form/index.js';
import { loginHref } from '../../shared/hrefs.js';
import { mostTickets } from '../../shared/seatChoice/limits.js';
import { NoPlan } from '../../shared/seatChoice/NoPlan.js';
import { TakenSeats } from '../../shared/seatChoice/TakenSeats.js';
import { ZoneField } from '../../shared/seatChoice/ZoneField.js';
import { useText } from '../../shared/text/index.js';
import { AuditoriumPlan } from './AuditoriumPlan.js';
import * as styles from './CinemaScreen.css.js';
import { Confirmation } from './Confirmation.js';
import { checkShow, fieldsOf, pickedSeats } from './check.js';
import { gapOf } from './gap.js';
import { RowPicker } from './RowPicker.js';
import { StickyHold, Summary } from './Summary.js';
import { seatsText } from './seatsText.js';
import type { ShowProps } from './state.js';
import { TicketFields } from './TicketFields.js';

/** Tickets by type, seats, captcha and the hold button. A visitor logs in first and keeps the choice (spec §6). */
export function SeatForm({ state, onChoose, onEnter, onCaptcha, onPlanRetry, onHold }: ShowProps) {
  const { t, lang } = useText('cinema', 'event', 'seats', 'errors');
  const formId = useId();
  const { event, performance, choice, member, entered, plan, resumed } = state;
  const { way, tickets, zone, seats } = choice;
  const form = useForm({
    fields: fieldsOf(state),
    values: { tickets, zone, seats, ...entered },
    onChange: ({ ageConfirmed, captchaAnswer, ...chosen }) => {
      if (ageConfirmed !== entered.ageConfirmed || captchaAnswer !== entered.captchaAnswer) {
        onEnter({ ageConfirmed, captchaAnswer });
      } else onChoose({ ...choice, ...chosen });
    },
    refusal: state.error,
    busy: state.submitting,
    check: () => checkShow(state, t),
    // The browser sends a visitor's form to the login page.
    onSubmit: member ? () => onHold(choice) : undefined,
  });
  const back = useFocusAfterLogin(resumed);
  const seatsField = form.field('seats', ['tickets']);
  const most = mostTickets(state, Number.POSITIVE_INFINITY);
  // Each seat above the number of tickets adds a standard ticket.
  const onPick = (keys: readonly string[]) => {
    const missing = Math.min(keys.length, most) - ticketCount(tickets);
    seatsField.onChange(keys);
    if (missing > 0)
      onChoose({ ...choice, seats: keys, tickets: { ...tickets, standard: tickets.standard + missing } });
  };
  const all = pickedSeats(state);
  const picked = all.filter(({ taken }) => !taken);
  const gap = way === 'map' && plan?.plan ? gapOf(plan.plan, picked, most) : null;
  const seatWay = { state, picked, error: seatsField.error, onPick };

  return (
    <form
      id={formId}
      method="get"
      action={member ? cinemaHref(lang, choice) : href(lang, 'login')}
      noValidate
      onSubmit={form.submit}
    >
      <Stack gap="s5" className={styles.form}>
        {!member && <input type="hidden" name="target" value={targetOf(loginHref(lang, cinemaHref(lang, choice)))} />}
        <div ref={back} tabIndex={-1}>
          <Stack gap="s5">
            <HoldMessages form={form} state={state} />
            <TicketFields state={state} field={form.field('tickets', ['seats'])} />
            <section id="seat-choice" aria-labelledby="seats-title">
              <SectionHeading id="seats-title">{t('cinema.seats')}</SectionHeading>
              <SeatSelectionModes
                value={way}
                hrefOf={(next) => `${cinemaHref(lang, { ...choice, way: next })}#seat-choice`}
                onChange={(next) => onChoose({ ...choice, way: next })}
              />
              {way === 'best' && (
                <Stack gap="s3" className={styles.part}>
                  <ZoneField {...form.field('zone')} event={event} zones={performance.zones} />
                  <p className={styles.facts}>{t('cinema.bestExplained', { minutes: seatHold / 60_000 })}</p>
                </Stack>
              )}
              {way !== 'best' && !plan?.plan && (
                <Stack gap="s3" className={styles.part}>
                  <NoPlan state={plan} href={cinemaHref(lang, choice)} next="seat-choice" onRetry={onPlanRetry} />
                </Stack>
              )}
              {plan?.plan && picked.length < all.length && (
                <Stack gap="s3" className={styles.part}>
                  <TakenSeats
                    plan={plan.plan}
                    picked={all}
                    wordsOf={(some) => seatsText(t, some)}
                    next="seats"
                    onPick={onPick}
                  />
                </Stack>
              )}
              {way === 'list' && plan?.plan && <RowPicker {...seatWay} plan={plan.plan} />}
              {way === 'map' && plan?.plan && <AuditoriumPlan {...seatWay} plan={plan.plan} gap={gap} />}
            </section>
            {member && (
              <Confirmation category={event.certificate} captcha={state.captcha} form={form} onCaptcha={onCaptcha} />
            )}
            <NoScriptSale />
          </Stack>
        </div>
        <Summary state={state} hasGap={gap !== null} />
        <StickyHold state={state} hasGap={gap !== null} formId={formId} />
      </Stack>
    </form>
  );
}

/** The address to which a login link returns. */
const targetOf = (login: string) => new URLSearchParams(login.slice(login.indexOf('?'))).get('target') ?? '';

/** After the login, the member returns to the hold button. */
function useFocusAfterLogin(resumed: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!resumed) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [resumed]);
  return place;
}
