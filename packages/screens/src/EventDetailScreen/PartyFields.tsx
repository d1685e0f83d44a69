import { TypeFields, type TypeFieldsProps } from './TypeFields.js';
import { WheelchairField, type WheelchairFieldProps } from './WheelchairField.js';

/** The fields of a party that is not one of standard tickets only. They come in a part of their own. */
export function PartyFields(props: TypeFieldsProps & WheelchairFieldProps) {
  return (
    <>
      <WheelchairField {...props} />
      {props.state.event.ticketTypes && <TypeFields {...props} />}
    </>
  );
}
