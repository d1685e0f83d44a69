import { type CartItem, clean, type TicketNames, ticketNameField } from '@first-gong/domain';
import { seatText } from '@first-gong/i18n';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { TextField } from '@first-gong/ui/TextField';
import type { FieldProps } from '../../shared/form/index.js';
import { performanceLine } from '../../shared/purchase/index.js';
import { type Text, useText } from '../../shared/text/index.js';
import { nameFieldId } from './fields.js';
import * as styles from './TransactionPreviewScreen.css.js';

export interface NamesSectionProps {
  items: CartItem[];
  field: FieldProps<TicketNames[] | undefined>;
  /** The message of a field, by its name. */
  errorOf: (field: ReturnType<typeof ticketNameField>) => string | undefined;
}

const seatsOf = (items: readonly CartItem[], performanceId: string) =>
  items.filter(({ event }) => event.performanceId === performanceId).flatMap(({ seats }) => seats);

/** The labels of the fields, by their names. */
export const nameLabels = (
  items: readonly CartItem[],
  named: readonly TicketNames[],
  { t }: Text<'cart' | 'preview'>,
) =>
  Object.fromEntries(
    named.flatMap(({ performanceId }, performance) =>
      seatsOf(items, performanceId).map((seat, ticket) => [
        ticketNameField(performance, ticket),
        t('preview.nameFor', { seat: seatText(t, seat) }),
      ]),
    ),
  );

/** The names on the tickets of events whose organiser asks for them (spec §3 Transaction): one for each seat. */
export function NamesSection({ items, field, errorOf }: NamesSectionProps) {
  const text = useText('cart', 'preview');
  const { t } = text;
  const named = field.value ?? [];
  const nameTicket = (performance: number, ticket: number, name: string) =>
    field.onChange(
      named.map((each, index) =>
        index === performance
          ? { ...each, names: each.names.map((before, position) => (position === ticket ? name : before)) }
          : each,
      ),
    );
  const cleanName = (performance: number, ticket: number) => {
    const typed = named[performance]?.names[ticket] ?? '';
    if (clean(typed) !== typed) nameTicket(performance, ticket, clean(typed));
  };
  return (
    // Focusable by script, so that the error summary can lead to it.
    <section className={styles.section} aria-labelledby="names-title" id={field.id} tabIndex={-1}>
      <SectionHeading id="names-title">{t('preview.names')}</SectionHeading>
      <p className={styles.hint}>{t('preview.namesHint')}</p>
      {named.map(({ performanceId, names }, performance) => {
        const event = items.find((item) => item.event.performanceId === performanceId)?.event;
        return (
          <fieldset key={performanceId} className={styles.fields}>
            <legend className={styles.legend}>
              {event?.title}
              <br />
              {event && performanceLine(text, event)}
            </legend>
            {seatsOf(items, performanceId).map((seat, ticket) => (
              <TextField
                key={nameFieldId(performance, ticket)}
                id={nameFieldId(performance, ticket)}
                name={ticketNameField(performance, ticket)}
                label={t('preview.nameFor', { seat: seatText(t, seat) })}
                value={names[ticket] ?? ''}
                onChange={(name) => nameTicket(performance, ticket, name)}
                onBlur={() => cleanName(performance, ticket)}
                error={errorOf(ticketNameField(performance, ticket))}
                // The first is the buyer. A browser would fill the buyer's name into the others too.
                autoComplete={ticket === 0 ? 'name' : 'off'}
                required
              />
            ))}
          </fieldset>
        );
      })}
    </section>
  );
}
