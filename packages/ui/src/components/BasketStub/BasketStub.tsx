import type { Option } from '../../private/Field/option.js';
import { NativeSelect } from '../../private/NativeSelect/NativeSelect.js';
import type { RootProps } from '../../private/root.js';
import { TextButton } from '../Button/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './BasketStub.css.js';

export interface BasketStubProps<Value extends string = string> extends RootProps {
  /** "Row F, seat 11". */
  seat: string;
  /** Section and zone: "M2 centre stalls, Zone B". */
  zone: string;
  /** The ticket type: a choice, or its name if there is only one. */
  ticketType?: TicketTypeChoice<Value> | string | undefined;
  /** Formatted. */
  price: string;
  /** Text of the button. */
  removeLabel: string;
  onRemove: () => void;
}

export interface TicketTypeChoice<Value extends string = string> {
  /** For screen readers only, because the chosen value is visible. */
  label: string;
  name: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

/** A chosen seat next to the plan, as a ticket stub. A list item, for use in a `ul`. */
export function BasketStub<Value extends string = string>(props: BasketStubProps<Value>) {
  const { seat, zone, ticketType, price, removeLabel, onRemove, ...root } = props;
  return (
    <Ticket {...root} as="li" className={styles.stub}>
      <div className={styles.facts}>
        <p className={styles.seat}>{seat}</p>
        <p className={styles.zone}>{zone}</p>
        {typeof ticketType === 'string' && <p className={styles.type}>{ticketType}</p>}
        {typeof ticketType === 'object' && (
          <span className={styles.choice}>
            {/* Looks like text, and opens the phone's own picker. */}
            <NativeSelect
              className={styles.select}
              aria-label={`${seat} ${ticketType.label}`}
              name={ticketType.name}
              value={ticketType.value}
              options={ticketType.options}
              onChange={ticketType.onChange}
            />
          </span>
        )}
      </div>
      <Perforation direction="vertical" />
      <div className={styles.end}>
        <p className={styles.price}>{price}</p>
        <TextButton aria-label={`${removeLabel} ${seat}`} onClick={onRemove}>
          {removeLabel}
        </TextButton>
      </div>
    </Ticket>
  );
}
