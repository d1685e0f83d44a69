import { href, type Performance, seatHold } from '@first-gong/domain';
import { FilterSelect } from '@first-gong/ui/FilterSelect';
import { Loading } from '@first-gong/ui/Loading';
import { QuantityField } from '@first-gong/ui/QuantityField';
import { Stack } from '@first-gong/ui/Stack';
import { HoldMessages, NoScriptSale } from '../../shared/buying/index.js';
import { useForm } from '../../shared/form/index.js';
import { type EventSelection, eventHref, resumedEventHref } from '../../shared/hrefs.js';
import { latePart } from '../../shared/parts/index.js';
import { mostTickets } from '../../shared/seatChoice/limits.js';
import { NoPlan } from '../../shared/seatChoice/NoPlan.js';
import { TakenSeats } from '../../shared/seatChoice/TakenSeats.js';
import { useText } from '../../shared/text/index.js';
import { pickedSeats, typeOfSeat } from './choice.js';
import { PickedSeats } from './PickedSeats.js';
import { PriorityCardField } from './PriorityCardField.js';
import { checkPicks, freeKeys, pickFields } from './picking.js';
import { SeatListPicker } from './SeatListPicker.js';
import * as styles from './SeatPicker.css.js';
import { useSeatWords } from './seatWords.js';
import type { ChoiceHandlers, EventReady } from './state.js';
import { WheelchairField } from './WheelchairField.js';

const SeatMapPicker = latePart(
  () => import('./SeatMapPicker.js'),
  (file) => file.SeatMapPicker,
);

export interface SeatPickerProps extends ChoiceHandlers {
  state: EventReady;
  /** On sale. */
  performance: Performance;
  formId: string;
}

/**
 * Picks seats in a list or on a map, and holds them. A visitor logs in first; the address keeps the seats (spec §6).
 */
export function SeatPicker({
  state,
  performance,
  formId,
  onChoose,
  onPriorityCard,
  onHold,
  onPlanRetry,
}: SeatPickerProps) {
  const { t, lang } = useText('event', 'errors', 'seats');
  const { event, choice, member, priorityCard, submitting } = state;
  const plan = state.plan?.plan ?? null;
  const words = useSeatWords(event, performance);
  const picked = pickedSeats(state);
  const free = picked.filter(({ taken }) => !taken);
  const seats = freeKeys(picked);
  const withSeats = (keys: readonly string[]): EventSelection => {
    const before = choice.seats ?? [];
    // A seat in place of another has its ticket type.
    const left = before.filter((key) => !keys.includes(key)).map((key) => typeOfSeat(choice, key));
    const typeOf = (key: string) => (before.includes(key) ? typeOfSeat(choice, key) : (left.shift() ?? 'standard'));
    return { ...choice, seats: keys, ticketTypes: keys.map(typeOf) };
  };
  const chosen = { ...withSeats(seats), quantity: free.length };
  const form = useForm({
    fields: pickFields,
    values: { seats, priorityCard },
    onChange: ({ seats: keys, priorityCard: number }) => {
      if (number === priorityCard) onChoose(withSeats(keys));
      else onPriorityCard(number);
    },
    refusal: state.error,
    busy: submitting,
    check: () => checkPicks(state, plan?.zones ?? [], free, t),
    // The browser sends a visitor's form to the login page.
    onSubmit: member ? () => onHold(chosen) : undefined,
  });
  const field = form.field('seats');
  const way = { state, performance, plan, picked: seats, onPick: field.onChange, error: field.error };
  const zones = performance.zones.filter(({ standing, unreserved }) => !standing && !unreserved);

  return (
    <form
      id={formId}
      className={styles.form}
      method="get"
      action={member ? eventHref(lang, event.id) : href(lang, 'login')}
      noValidate
      onSubmit={form.submit}
    >
      <Stack gap="s5">
        {!member && <input type="hidden" name="target" value={resumedEventHref(lang, event.id, withSeats(seats))} />}
        <HoldMessages form={form} state={state} kept={free.length > 0 ? words.list(free) : null} />
        {plan && free.length < picked.length && (
          <TakenSeats plan={plan} picked={picked} wordsOf={words.runs} next="picked" onPick={field.onChange} />
        )}
        <Stack className={styles.wishes}>
          <QuantityField
            id="quantity"
            name="quantity"
            label={t('seats.together')}
            value={choice.quantity}
            onChange={(quantity) => onChoose({ ...withSeats(seats), quantity: quantity ?? 1 })}
            min={1}
            max={mostTickets(state, Number.POSITIVE_INFINITY)}
          />
          <FilterSelect
            label={t('seats.zone')}
            name="zone"
            value={choice.zone ?? ''}
            options={[
              { value: '', label: t('seats.allZones') },
              ...zones.map((zone) => ({
                value: zone.code,
                label: zone.remaining > 0 ? words.zonePrice(zone) : t('seats.zoneSoldOut', { zone: zone.name }),
              })),
            ]}
            onChange={(zone) => onChoose({ ...withSeats(seats), zone: zone === '' ? null : zone })}
          />
        </Stack>
        <WheelchairField state={{ ...state, choice: withSeats(seats) }} performance={performance} onChoose={onChoose} />
        {plan === null && (
          <NoPlan state={state.plan} href={eventHref(lang, event.id, choice)} next="zones" onRetry={onPlanRetry} />
        )}
        {plan &&
          (choice.way === 'map' ? (
            <SeatMapPicker
              partName={t('seats.map')}
              waiting={<Loading label={t('common.partLoading', { part: t('seats.map') })} />}
              next="zones"
              {...way}
              plan={plan}
              words={words}
            />
          ) : (
            <SeatListPicker {...way} plan={plan} words={words} />
          ))}
        <PriorityCardField {...form.field('priorityCard')} state={state} />
        <PickedSeats
          state={state}
          plan={plan}
          performance={performance}
          seats={free}
          words={words}
          onPick={field.onChange}
          onType={(key, ticketType) => {
            const types = seats.map((other) => (other === key ? ticketType : typeOfSeat(choice, other)));
            onChoose({ ...choice, seats, ticketTypes: types });
          }}
        />
        <p className={styles.explained}>{t('seats.explained', { minutes: seatHold / 60_000 })}</p>
        <NoScriptSale />
      </Stack>
    </form>
  );
}
