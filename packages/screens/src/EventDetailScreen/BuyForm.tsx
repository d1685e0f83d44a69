import {
  allInPrice,
  type EventDetail,
  endOf,
  type Failure,
  hotline,
  href,
  overlapsWith,
  type Performance,
  priceToPay,
  priorityCard as priorityCardFacts,
  seatHold,
  ticketsPerTransaction,
  type Zone,
} from '@first-gong/domain';
import { Button, type ButtonProps } from '@first-gong/ui/Button';
import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right';
import { signInIcon } from '@first-gong/ui/icons/sign-in';
import { Notice } from '@first-gong/ui/Notice';
import { Perforation } from '@first-gong/ui/Perforation';
import { QuantityField } from '@first-gong/ui/QuantityField';
import { Sticker } from '@first-gong/ui/Sticker';
import { TextField } from '@first-gong/ui/TextField';
import { Ticket } from '@first-gong/ui/Ticket';
import { ZoneTable } from '@first-gong/ui/ZoneTable';
import { FormProblems, useForm } from '../shared/form/index.js';
import { WithHotline } from '../shared/hotline/index.js';
import { eventHref, resumedEventHref } from '../shared/hrefs/index.js';
import { priceText, type Text, useText } from '../shared/text/index.js';
import * as styles from './BuyForm.css.js';
import { checkChoice, choiceFields, highestQuantity, isSameChoice, needsCard } from './choice.js';
import { FilmFields } from './FilmFields.js';
import { noFilmValues, ticketPrice } from './film.js';
import { PriceParts } from './PriceParts.js';
import type { ChoiceHandlers, EventReady } from './state.js';

export interface BuyFormProps extends ChoiceHandlers {
  state: EventReady;
  /** The chosen performance, which is on sale. */
  performance: Performance;
  /** So that a button outside of the form can send it. */
  formId: string;
}

/**
 * Zone, quantity and the button that holds seats. For a visitor it is a plain form that leads to the login page and
 * keeps the choice (spec §6: a visitor cannot buy). The page checks the choice before the visitor leaves.
 */
export function BuyForm({
  state,
  performance,
  formId,
  onChoose,
  onHold,
  onPriorityCard,
  onFilmChange,
  onCaptcha,
}: BuyFormProps) {
  const text = useText('event', 'errors');
  const { t, format, lang } = text;
  const { event, choice, member, priorityCard, film, submitting, failure, uncertain, resumed } = state;
  const zone = performance.zones.find(({ code }) => code === choice.zone) ?? null;
  const form = useForm({
    fields: choiceFields,
    values: { ...choice, priorityCard, ...(film?.values ?? noFilmValues) },
    onChange: ({ priorityCard: number, ticketType, ageConfirmed, captchaAnswer, ...chosen }) => {
      if (!isSameChoice(chosen, choice)) onChoose(chosen);
      else if (number !== priorityCard) onPriorityCard(number);
      else onFilmChange({ ticketType, ageConfirmed, captchaAnswer });
    },
    refusal: state.error,
    busy: submitting,
    check: () => checkChoice(state, zone, t),
    // The form of a visitor goes to the login page, as any form without script does.
    onSubmit: member ? () => onHold(choice) : undefined,
  });

  return (
    <form
      id={formId}
      className={styles.form}
      method="get"
      action={member ? eventHref(lang, event.id) : href(lang, 'login')}
      noValidate
      onSubmit={form.submit}
    >
      {member ? (
        <>
          <input type="hidden" name="eventId" value={event.id} />
          <input type="hidden" name="performanceId" value={performance.id} />
        </>
      ) : (
        <input type="hidden" name="target" value={resumedEventHref(lang, event.id, choice)} />
      )}
      <FormProblems
        form={form}
        title={t('event.problem')}
        failure={
          uncertain || !failure
            ? null
            : (failure.message ?? t('event.holdFailed', { what: t(`common.${failure.kind}Title`) }))
        }
      />
      {uncertain && failure && <HoldUncertain failure={failure} />}
      {resumed && (
        <Notice id="resumed" variant="success" title={t('event.resumedTitle')} role="status">
          {zone && (
            <p>
              {t('event.resumedChoice', {
                time: format.showTime(performance.startsAt),
                zone: zone.name,
                count: choice.quantity,
              })}
            </p>
          )}
          <p>{t('event.resumedText')}</p>
        </Notice>
      )}
      <ZoneTable
        {...form.field('zone')}
        label={t('event.zoneLegend')}
        columns={{ price: t('event.allIn'), location: t('event.columnLocation'), left: t('event.columnLeft') }}
        rows={performance.zones.map((each) => zoneRow(event, each, text))}
      />
      <Ticket strong className={film ? undefined : styles.stub}>
        <div className={styles.wish}>
          <QuantityField
            {...form.field('quantity')}
            label={t('event.quantity')}
            hint={t('event.quantityHint', { count: Math.min(event.ticketLimit, ticketsPerTransaction) })}
            min={1}
            max={highestQuantity(state, zone)}
            decreaseLabel={t('event.fewer')}
            increaseLabel={t('event.more')}
          />
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
          {film && event.certificate && (
            <FilmFields film={film} category={event.certificate} form={form} onCaptcha={onCaptcha} />
          )}
          <p className={styles.explained}>{explanation(event, zone, t)}</p>
        </div>
        {!film && <Perforation direction="vertical" className={styles.acrossOnPaper} />}
        <Perforation direction="horizontal" className={film ? undefined : styles.acrossOnPhone} />
        <div className={film ? styles.payBelow : styles.pay}>
          <div className={styles.amounts}>
            {zone && choice.quantity > 0 && (
              <Sum state={state} zone={zone} htmlFor={`${form.ids.zone} ${form.ids.quantity}`} />
            )}
            <Overlap state={state} performance={performance} />
          </div>
          <div className={styles.amounts}>
            {/* On a phone the bar has this button once a zone is chosen. */}
            <div className={zone ? styles.aboveBar : styles.beforeBar}>
              <HoldButton state={state} zone={zone} size="large" />
            </div>
            {!member && <p className={styles.small}>{t('event.loginFirstHint')}</p>}
          </div>
        </div>
      </Ticket>
      <noscript>
        <Notice variant="danger" title={t('event.noScriptTitle')}>
          <p>
            <WithHotline>{t('event.noScriptText', { number: t('common.hotlineNumber'), ...hotline })}</WithHotline>
          </p>
        </Notice>
      </noscript>
    </form>
  );
}

interface SumProps {
  state: EventReady;
  zone: Zone;
  /** The ids of the fields that make the sum. */
  htmlFor: string;
}

/** What the chosen tickets cost in all, and what that is made of. */
function Sum({ state: { event, choice, film }, zone, htmlFor }: SumProps) {
  const { t, format } = useText('event');
  const { quantity: count } = choice;
  const each = ticketPrice(zone, film);
  const price = allInPrice(each, count, event.group);
  return (
    <div>
      <output className={styles.sum} htmlFor={htmlFor}>
        <span className={styles.terms}>
          {t('event.sum', { price: format.money(allInPrice(each, 1, event.group).total), count })}
        </span>
        <span className={styles.total}>{format.money(price.total)}</span>
      </output>
      <PriceParts
        tickets={{
          label: t('event.partTickets', { price: format.money(each), count }),
          value: format.money(price.tickets),
        }}
        price={price}
        group={event.group}
      />
    </div>
  );
}

const placesLabel = (zone: Zone | null) => {
  if (zone?.unreserved) return 'event.holdUnreserved';
  return zone?.standing ? 'event.holdStanding' : 'event.hold';
};

export interface HoldButtonProps extends Pick<ButtonProps, 'size' | 'form'> {
  state: EventReady;
  zone: Zone | null;
}

/** Sends the form: it holds the seats of a member, and leads a visitor to the login. */
export function HoldButton({ state: { event, member, submitting, resumed }, zone, ...button }: HoldButtonProps) {
  const { t } = useText('event');
  const holdLabel = event.online ? 'event.holdOnline' : placesLabel(zone);
  return (
    <Button
      {...button}
      data-hold=""
      aria-describedby={resumed ? 'resumed' : undefined}
      variant="buy"
      block
      type="submit"
      icon={member ? undefined : signInIcon}
      iconAfter={member ? arrowRightIcon : undefined}
      busy={submitting}
      busyLabel={t('event.holding')}
    >
      {t(member ? holdLabel : 'event.loginFirst')}
    </Button>
  );
}

/** The performances in the cart that take place at the same time as the chosen one. They may be for somebody else. */
function Overlap({ state: { event, inCart }, performance }: Pick<BuyFormProps, 'state' | 'performance'>) {
  const { t, format } = useText('event');
  const { duration } = event;
  const chosen = { performanceId: performance.id, startsAt: performance.startsAt, duration };
  const others = overlapsWith(chosen, inCart?.performances ?? []);
  if (others.length === 0) return null;
  return (
    <Notice title={t('event.overlapTitle')} role="status">
      {others.map((other) => (
        <p key={other.performanceId}>
          {t('event.overlap', {
            from: format.time(chosen.startsAt),
            to: format.time(endOf(chosen)),
            event: other.title,
            otherFrom: format.time(other.startsAt),
            otherTo: format.time(endOf(other)),
          })}
        </p>
      ))}
    </Notice>
  );
}

/** No answer came from the cart either: the seats may be held. */
function HoldUncertain({ failure }: { failure: Failure }) {
  const { t, lang } = useText('event');
  return (
    <Notice variant="danger" role="alert" title={t('event.holdUncertainTitle')}>
      <p>{t('event.holdUncertain', { what: t(`common.${failure.kind}Title`) })}</p>
      <p className={styles.noticeAction}>
        <Button size="small" href={href(lang, 'shoppingCart')}>
          {t('common.toCart')}
        </Button>
      </p>
    </Notice>
  );
}

const zoneRow = (event: EventDetail, zone: Zone, text: Text<'event'>) => {
  const { t } = text;
  // The name of some zones says it already.
  const standing = zone.standing && !zone.name.includes(t('common.flagStanding'));
  const stickers = zone.restrictedView !== null || standing || zone.unreserved;
  return {
    code: zone.code,
    name: zone.name,
    location: zone.location,
    price: priceText(text, priceToPay(event, zone.price)),
    left: zone.remaining === 0 ? t('common.seatsSoldOut') : t('common.seatsLeft', { count: zone.remaining }),
    gone: zone.remaining === 0,
    stickers: stickers && (
      <>
        {zone.restrictedView !== null && <Sticker variant="restrictedView">{t('common.flagRestrictedView')}</Sticker>}
        {standing && <Sticker variant="standing">{t('common.flagStanding')}</Sticker>}
        {zone.unreserved && <Sticker variant="standing">{t('event.unreserved')}</Sticker>}
      </>
    ),
    note: zone.restrictedView,
  };
};

function explanation({ online }: EventDetail, zone: Zone | null, t: Text<'event'>['t']): string {
  const minutes = seatHold / 60_000;
  if (online) return t('event.onlineExplained', { minutes });
  if (zone === null) return t('event.zoneExplained', { minutes });
  if (zone.unreserved) return t('event.unreservedExplained', { minutes });
  return t(zone.standing ? 'event.standingExplained' : 'event.seatsExplained', { minutes });
}
