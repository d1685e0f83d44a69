import { checkIcon } from '../../icons/check.js';
import { userIcon } from '../../icons/user.js';
import { wheelchairIcon } from '../../icons/wheelchair.js';
import { Icon } from '../Icon/index.js';
import type { SeatLook } from './Seat.js';

/** What stands on a seat: the letter of its zone, or the sign that takes its place. */
export function SeatFace({ zone, state = 'free', kind = 'seat' }: SeatLook) {
  if (state === 'selected') return <Icon icon={checkIcon} />;
  if (state === 'sold') return null;
  if (state === 'gap') return '!';
  if (kind === 'wheelchair') return <Icon icon={wheelchairIcon} />;
  if (kind === 'companion') return <Icon icon={userIcon} />;
  return zone;
}
