import {
  hotline,
  type Performance,
  seatHold,
  serviceChargePerTicket,
  ticketsPerTransaction,
  type Zone,
} from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right';
import { signInIcon } from '@first-gong/ui/icons/sign-in';
import { Notice } from '@first-gong/ui/Notice';
import { Perforation } from '@first-gong/ui/Perforation';
import { QuantityField } from '@first-gong/ui/QuantityField';
import { Sticker } from '@first-gong/ui/Sticker';
import { Ticket } from '@first-gong/ui/Ticket';
import { ZoneTable } from '@first-gong/ui/ZoneTable';
import { type FormEvent, useState } from 'react';
import { eventHref, loginHref, resumedEventHref } from '../shared/hrefs/index.js';
import { type Text, useText } from '../shared/text/index.js';
import * as styles from './BuyForm.css.js';
import { FormProblems } from './FormProblems.js';
import { checkChoice, fieldIds, type Problem, problemsOf } from './problems.js';
import type { ChoiceHandlers, EventReady } from './state.js';

export interface BuyFormProps extends ChoiceHandlers {
  state: EventReady;
  /** The chosen performance, which is on sale. */
  performance: Performance;
}

/**
 * Zone, quantity and the button that holds seats. For a visitor it is a plain form that leads to login with the choice
 * kept (spec §6: a visitor cannot buy); what it can check itself, it checks before leaving.
 */
export function BuyForm({ state, performance, onChoose, onHold }: BuyFormProps) {
  const { t, format, lang } = useText('event', 'errors');
  const [submission, setSubmission] = useState<{ count: number; problems: Problem[] }>({ count: 0, problems: [] });
  const { event, choice, member, submitting } = state;
  const zone = performance.zones.find(({ code }) => code === choice.zone) ?? null;
  const problems = submission.problems.length > 0 ? submission.problems : problemsOf(state, t);
  const messageAt = (field: Problem['field']) => problems.find((problem) => problem.field === field)?.message;

  const submit = (submitted: FormEvent) => {
    const found = submitting ? [] : checkChoice(state, zone, t);
    setSubmission(({ count }) => ({ count: count + 1, problems: found }));
    if (member || found.length > 0) submitted.preventDefault();
    if (member && found.length === 0 && !submitting) onHold(choice);
  };

  return (
    <form
      className={styles.form}
      method="get"
      action={member ? eventHref(lang, event.id) : loginHref(lang)}
      noValidate
      onSubmit={submit}
    >
      {member ? (
        <>
          <input type="hidden" name="eventId" value={event.id} />
          <input type="hidden" name="performanceId" value={performance.id} />
        </>
      ) : (
        <input type="hidden" name="target" value={resumedEventHref(lang, event.id, choice)} />
      )}
      <FormProblems problems={problems} failure={state.failure} submission={submission.count} />
      <ZoneTable
        name="zone"
        label={t('event.zoneLegend')}
        columns={{ price: t('event.price'), location: t('event.columnLocation'), left: t('event.columnLeft') }}
        rows={performance.zones.map((each) => zoneRow(each, t, format))}
        value={choice.zone}
        onChange={(code) => onChoose({ ...choice, zone: code })}
        error={messageAt('zone')}
      />
      <Ticket strong className={styles.stub}>
        <div className={styles.wish}>
          <QuantityField
            id={fieldIds.quantity}
            name="quantity"
            label={t('event.quantity')}
            hint={t('event.quantityHint', { count: Math.min(event.ticketLimit, ticketsPerTransaction) })}
            min={1}
            max={Math.min(event.ticketLimit, ticketsPerTransaction)}
            value={choice.quantity}
            onChange={(quantity) => onChoose({ ...choice, quantity })}
            decreaseLabel={t('event.fewer')}
            increaseLabel={t('event.more')}
            error={messageAt('quantity')}
          />
          <p className={styles.explained}>{explanation(zone, t)}</p>
        </div>
        <Perforation direction="vertical" className={styles.acrossOnPaper} />
        <Perforation direction="horizontal" className={styles.acrossOnPhone} />
        <div className={styles.pay}>
          {zone && (
            <output className={styles.sum} htmlFor={`${fieldIds.zone} ${fieldIds.quantity}`}>
              <span className={styles.terms}>
                {t('event.sum', { price: format.money(zone.price), count: choice.quantity })}
              </span>
              <span className={styles.total}>{format.money(zone.price * choice.quantity)}</span>
            </output>
          )}
          <p className={styles.small}>{t('event.serviceCharge', { charge: format.money(serviceChargePerTicket) })}</p>
          <Button
            variant="buy"
            size="large"
            block
            type="submit"
            icon={member ? undefined : signInIcon}
            iconAfter={member ? arrowRightIcon : undefined}
            busy={submitting}
            busyLabel={t('event.holding')}
          >
            {t(member ? (zone?.standing ? 'event.holdStanding' : 'event.hold') : 'event.loginFirst')}
          </Button>
          {!member && <p className={styles.small}>{t('event.loginFirstHint')}</p>}
        </div>
      </Ticket>
      <noscript>
        <Notice variant="danger" title={t('event.noScriptTitle')}>
          <p>{t('event.noScriptText', { number: t('common.hotlineNumber'), ...hotline })}</p>
        </Notice>
      </noscript>
    </form>
  );
}

const zoneRow = (zone: Zone, t: Text<'event'>['t'], format: Text['format']) => ({
  code: zone.code,
  name: zone.name,
  location: zone.location,
  price: format.money(zone.price),
  left: zone.remaining === 0 ? t('common.seatsSoldOut') : t('common.seatsLeft', { count: zone.remaining }),
  gone: zone.remaining === 0,
  stickers: (zone.restrictedView !== null || zone.standing) && (
    <>
      {zone.restrictedView !== null && <Sticker variant="restrictedView">{t('common.flagRestrictedView')}</Sticker>}
      {zone.standing && <Sticker variant="standing">{t('common.flagStanding')}</Sticker>}
    </>
  ),
  note: zone.restrictedView,
});

function explanation(zone: Zone | null, t: Text<'event'>['t']): string {
  const minutes = seatHold / 60_000;
  if (zone === null) return t('event.zoneExplained', { minutes });
  return t(zone.standing ? 'event.standingExplained' : 'event.seatsExplained', { minutes });
}
