import {
  cartTotals,
  checkNewWish,
  type DeliveryMethod,
  deliveryFee,
  deliveryMethods,
  isOnline,
  needsProof,
  type Performance,
  pointsFor,
  priceToPay,
  seatWishes,
  type TicketType,
  typePrice,
  type WishListItem,
  wishList,
} from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Columns } from '@first-gong/ui/Columns';
import { Heading } from '@first-gong/ui/Heading';
import { Inline } from '@first-gong/ui/Inline';
import { Link } from '@first-gong/ui/Link';
import { Poster } from '@first-gong/ui/Poster';
import { RadioGroup } from '@first-gong/ui/RadioGroup';
import { SegmentedControl } from '@first-gong/ui/SegmentedControl';
import { Select } from '@first-gong/ui/Select';
import { Stack } from '@first-gong/ui/Stack';
import { ZoneTable } from '@first-gong/ui/ZoneTable';
import { type FormFields, FormProblems, type Problem, toProblems, useForm } from '../../shared/form/index.js';
import { eventHref } from '../../shared/hrefs.js';
import { failureSentence } from '../../shared/messages/index.js';
import { posterOf } from '../../shared/posterOf.js';
import { type Text, ticketTypeNames, useText } from '../../shared/text/index.js';
import type { NewWishHandlers, NewWishState, WishValues } from './state.js';
import * as styles from './WishListScreen.css.js';
import { priceParts } from './wishWords.js';

type Ready = Extract<NewWishState, { kind: 'ready' }>;

export interface WishFormProps extends Pick<NewWishHandlers, 'onChange' | 'onAdd'> {
  state: Ready;
  wishes: readonly WishListItem[];
}

const fields: FormFields<keyof WishValues> = {
  ids: {
    performanceId: 'wishPerformance',
    zone: 'wishZone',
    ticketType: 'wishType',
    quantity: 'wishQuantity',
    seatWish: 'wishSeats',
    deliveryMethod: 'wishDelivery',
  },
  byCode: {
    performanceNotFound: 'performanceId',
    performanceNotOnSale: 'performanceId',
    performanceCancelled: 'performanceId',
    zoneNotFound: 'zone',
    ticketTypeNotSold: 'ticketType',
    wishAlreadySaved: 'zone',
    wishSeatsAvailable: 'zone',
    quantityRequired: 'quantity',
    wishQuantityOverLimit: 'quantity',
    deliveryUnavailable: 'deliveryMethod',
    courierTooLate: 'deliveryMethod',
    deliveryAddressMissing: 'deliveryMethod',
  },
};

/** Problems of a wish for a zone, by the server's own function of `domain`. */
function problemsOf(
  { event, values }: Ready,
  performance: Performance,
  zone: Performance['zones'][number] | undefined,
  wishes: readonly WishListItem[],
  t: Text<'wishList' | 'errors'>['t'],
): Problem<keyof WishValues>[] {
  const others = wishes
    .filter((wish) => wish.event.id === event.id)
    .map((wish) => ({ ...wish, performanceId: wish.event.performanceId }));
  return toProblems(
    checkNewWish({
      performanceId: performance.id,
      zone: zone?.code ?? '',
      ticketType: values.ticketType,
      quantity: values.quantity,
      remaining: zone?.remaining ?? 0,
      eventLimit: event.ticketLimit,
      typesSold: event.ticketTypes,
      others,
    }),
    fields,
    t,
  );
}

function check(
  state: Ready,
  performance: Performance | undefined,
  wishes: readonly WishListItem[],
  t: Text<'wishList' | 'errors'>['t'],
): Problem<keyof WishValues>[] {
  if (!performance) return [{ field: 'performanceId', message: t('wishList.performanceMissing') }];
  const zone = performance.zones.find(({ code }) => code === state.values.zone);
  const missing: Problem<keyof WishValues>[] = zone ? [] : [{ field: 'zone', message: t('wishList.zoneMissing') }];
  return [...missing, ...problemsOf(state, performance, zone, wishes, t)];
}

/** Performance, number, ticket type, zone, seats and delivery of a new wish, and its cost. */
export function WishForm({ state, wishes, onChange, onAdd }: WishFormProps) {
  const text = useText('wishList', 'order', 'payment', 'errors');
  const { t, format, lang } = text;
  const { event, asked, values, submitting, error, failure } = state;
  const performance = event.performances.find(({ id, cancelled }) => id === values.performanceId && !cancelled);
  const zone = performance?.zones.find(({ code }) => code === values.zone);
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    check: () => check(state, performance, wishes, t),
    onSubmit: () => onAdd(values),
  });
  const quantity = form.field('quantity', ['zone']);
  const zones = (performance?.zones ?? []).map((each) => ({
    ...each,
    // Why the server would reject the zone: it has tickets, or the wish exists.
    refusal:
      performance && problemsOf(state, performance, each, wishes, t).find(({ field }) => field === 'zone')?.message,
  }));
  const canBuy = zones.some(({ remaining }) => remaining >= values.quantity);
  const methods: readonly DeliveryMethod[] = isOnline(event.group) ? ['eTicket'] : deliveryMethods;
  const { ticketTypes: sold } = event;
  const types = [...new Set<TicketType>(['standard', ...(sold ?? []).map(({ ticketType }) => ticketType)])];
  const hasTypes = types.length > 1;
  const most = Math.min(wishList.ticketsPerPerson, event.ticketLimit);
  const fewer = asked > most ? [t('wishList.fewerThanAsked', { asked: format.count(asked), count: most })] : [];
  const seats = (
    <RadioGroup
      label={t('wishList.seatWish')}
      {...form.field('seatWish')}
      options={seatWishes.map((seatWish) => ({ value: seatWish, label: t(`wishList.seat_${seatWish}`) }))}
    />
  );
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap="s5">
        <FormProblems
          form={form}
          title={t('wishList.problem')}
          failure={failure && failureSentence(failure, t, (what) => t('wishList.notSaved', { what }))}
        />
        <Inline nowrap gap="s4">
          <div className={styles.poster}>
            <Poster {...posterOf(text, event)} crop="thumb" aspect="portrait" />
          </div>
          <div>
            <Heading headingLevel={3} size="body">
              {event.title}
            </Heading>
            <p className={styles.small}>{event.venue}</p>
          </div>
        </Inline>
        <Columns>
          <Select
            label={t('wishList.performance')}
            {...form.field('performanceId')}
            onChange={(performanceId) => onChange({ ...values, performanceId, zone: '' })}
            placeholder={t('wishList.choosePerformance')}
            emptyLabel={t('wishList.noPerformances')}
            options={event.performances
              .filter(({ cancelled }) => !cancelled)
              .map(({ id, startsAt }) => ({ value: id, label: format.showTime(startsAt) }))}
          />
          <SegmentedControl
            label={t('wishList.quantity')}
            hint={[...fewer, t('wishList.limit', { count: most })].join(format.sentenceGap)}
            {...quantity}
            value={String(values.quantity)}
            onChange={(chosen) => quantity.onChange(Number(chosen))}
            options={Array.from({ length: most }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
          />
          {hasTypes && (
            <RadioGroup
              label={t('wishList.ticketType')}
              {...form.field('ticketType')}
              options={types.map((type) => {
                const name = t(ticketTypeNames[type]);
                return {
                  value: type,
                  label: name,
                  description: needsProof(type) ? t('order.proof', { type: name }) : undefined,
                };
              })}
            />
          )}
          {hasTypes && seats}
        </Columns>
        {performance && (
          <ZoneTable
            {...form.field('zone')}
            value={zone?.code ?? null}
            label={t('wishList.zone')}
            columns={{
              price: t('wishList.zonePrice'),
              location: t('wishList.zoneLocation'),
              left: t('wishList.zoneRemaining'),
            }}
            rows={zones.map(({ code, name, location, price, remaining, refusal }) => ({
              code,
              name,
              location,
              price: format.money(priceToPay(event, typePrice(price, values.ticketType, sold))),
              left: remaining === 0 ? t('common.seatsSoldOut') : t('common.seatsLeft', { count: remaining }),
              refused: refusal !== undefined,
              note: refusal,
            }))}
          />
        )}
        {canBuy && (
          <p>
            <Link
              // If no zone can be chosen, this is the target of the zone's error.
              id={zones.every(({ refusal }) => refusal !== undefined) ? fields.ids.zone : undefined}
              href={`${eventHref(lang, event.id, { performanceId: values.performanceId, zone: zone?.code, quantity: values.quantity })}#zones`}
              standalone
            >
              {t('wishList.buyInstead')}
            </Link>
          </p>
        )}
        <Columns>
          {!hasTypes && seats}
          <RadioGroup
            label={t('wishList.delivery')}
            {...form.field('deliveryMethod')}
            options={methods.map((method) => {
              const name = t(`payment.${method}`);
              const fee = deliveryFee(method, null, false);
              return {
                value: method,
                label:
                  fee === 0
                    ? t('wishList.deliveryFree', { name })
                    : t('wishList.deliveryFee', { name, fee: format.money(fee) }),
              };
            })}
          />
          {zone && <Cost price={typePrice(zone.price, values.ticketType, sold)} values={values} />}
        </Columns>
        <div>
          <Button variant="buy" size="large" type="submit" busy={submitting} busyLabel={t('wishList.submitting')}>
            {t('wishList.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Price of a matched wish. Without an address, the courier's fee is that of Hong Kong. */
function Cost({ price, values: { quantity, deliveryMethod } }: { price: number; values: WishValues }) {
  const text = useText('wishList', 'order', 'payment');
  const { t, format } = text;
  const { ticketsTotal, serviceCharge } = cartTotals([{ price, quantity }]);
  const fee = deliveryFee(deliveryMethod, null, false);
  const total = ticketsTotal + serviceCharge + fee;
  const parts = priceParts({ price, quantity, serviceCharge, deliveryMethod, deliveryFee: fee }, text);
  return (
    <div>
      <output
        htmlFor={`${fields.ids.zone} ${fields.ids.ticketType} ${fields.ids.quantity} ${fields.ids.deliveryMethod}`}
      >
        <Stack as="span" gap="none">
          <span>{t('wishList.mostPaid')}</span> <span className={styles.sum}>{format.money(total)}</span>
        </Stack>
      </output>
      <p className={styles.small}>
        {t('wishList.sum', { parts: parts.join('\u00a0·\u00a0'), points: format.count(pointsFor(total)) })}
      </p>
    </div>
  );
}
