import { type CartItem, clean, type TicketNames, ticketNameField } from '@first-gong/domain';
import { seatText } from '@first-gong/i18n';
import { Stack } from '@first-gong/ui/Stack';
import { TextField } from '@first-gong/ui/TextField';
import type { FieldProps } from '../../shared/form/index.js';
import { performanceLine } from '../../shared/purchase/index.js';
import { type Text, useText } from '../../shared/text/index.js';
import { nameFieldId } from './fields.js';
import { Section } from './Section.js';
import * as styles from './TransactionPreviewScreen.css.js';

export interface NamesSectionProps {
  items: CartItem[];
  field: FieldProps<TicketNames[] | undefined>;
  /** Message of a field. */
  errorOf: (field: ReturnType<typeof ticketNameField>) => string | undefined;
}

const seatsOf = (items: readonly CartItem[], performanceId: string) =>
  items.filter(({ event }) => event.performanceId === performanceId).flatMap(({ seats }) => seats);

/** Labels of the fields, by field. */
export const nameLabels = (
  items: readonly CartItem[],
  named: readonly TicketNames[],
  { t }: Text<'order' | 'preview'>,
) =>
  Object.fromEntries(
    named.flatMap(({ performanceId }, performance) =>
      seatsOf(items, performanceId).map((seat, ticket) => [
        ticketNameField(performance, ticket),
        t('preview.nameFor', { seat: seatText(t, seat) }),
      ]),
    ),
  );

/** Names on tickets, one per seat, if the organiser requires them (spec §3 Transaction). */
export function NamesSection({ items, field, errorOf }: NamesSectionProps) {
  const text = useText('cart', 'order', 'preview');
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
    <Section id={field.id} title={t('preview.names')}>
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
            <Stack>
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
                  // The first is the buyer. Browsers would fill the buyer's name into the others too.
                  autoComplete={ticket === 0 ? 'name' : 'off'}
                  required
                />
              ))}
            </Stack>
          </fieldset>
        );
      })}
    </Section>
  );
}
