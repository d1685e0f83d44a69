import { caretDownIcon } from '../../icons/caret-down.js';
import { TextButton } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Ticket } from '../Ticket/index.js';
import * as css from './BasketStub.css.js';

export interface BasketStubProps {
  /** "Row F, seat 11". */
  seat: string;
  /** Part of the house and zone: "M2 centre stalls, Zone B". */
  zone: string;
  /** The seat's ticket type, as a choice or, where there is only one, as a word. */
  ticketType?: TicketTypeChoice | string;
  /** Formatted. */
  price: string;
  /** The word on the button. */
  removeLabel: string;
  onRemove: () => void;
}

export interface TicketTypeChoice {
  /** Not shown: the value says what it is. */
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A chosen seat beside the plan, as the stub that it will be. A list item: put it in a `ul`. */
export function BasketStub({ seat, zone, ticketType, price, removeLabel, onRemove }: BasketStubProps) {
  return (
    <Ticket as="li" className={css.stub}>
      <div className={css.facts}>
        <p className={css.seat}>{seat}</p>
        <p className={css.zone}>{zone}</p>
        {typeof ticketType === 'string' && <p className={css.type}>{ticketType}</p>}
        {typeof ticketType === 'object' && <TicketType seat={seat} {...ticketType} />}
      </div>
      <Perforation direction="vertical" />
      <div className={css.end}>
        <p className={css.price}>{price}</p>
        <TextButton label={`${removeLabel} ${seat}`} onClick={onRemove}>
          {removeLabel}
        </TextButton>
      </div>
    </Ticket>
  );
}

/** The words alone, with a caret: a frame would make the stub a form. A native select, so that a phone opens its wheel. */
function TicketType({ seat, label, name, value, options, onChange }: TicketTypeChoice & { seat: string }) {
  return (
    <span className={css.choice}>
      <select
        className={css.select}
        aria-label={`${seat} ${label}`}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} className={css.option} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.caret}>
        <Icon icon={caretDownIcon} weight="bold" />
      </span>
    </span>
  );
}
