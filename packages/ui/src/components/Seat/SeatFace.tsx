import { checkIcon } from '../../icons/check.js';
import { userIcon } from '../../icons/user.js';
import { wheelchairIcon } from '../../icons/wheelchair.js';
import { Icon } from '../Icon/index.js';
import type { SeatLook } from './SeatLook.js';

/** The letter of the zone, or the sign that replaces it. */
export function SeatFace({ zone, state = 'free', type = 'seat' }: SeatLook) {
  if (state === 'selected') return <Icon icon={checkIcon} />;
  if (state === 'sold' || state === 'faded') return null;
  if (state === 'gap') return <span>!</span>;
  if (type === 'wheelchair') return <Icon icon={wheelchairIcon} />;
  if (type === 'companion') return <Icon icon={userIcon} />;
  return <span>{zone}</span>;
}
