import type { ZoneCode } from '../ZoneTable/index.js';

/** Properties that determine a seat's look in plan, legend and sheet. */
export interface SeatLook {
  zone: ZoneCode;
  /** `gap`: empty between chosen seats that must be adjacent. `faded`: free but not wanted. @default 'free' */
  state?: 'free' | 'selected' | 'sold' | 'gap' | 'faded' | undefined;
  /** `companion` is the seat next to a wheelchair space. @default 'seat' */
  type?: 'seat' | 'wheelchair' | 'companion' | undefined;
  /** Obstructed view, with a dashed outline. @default false */
  restricted?: boolean | undefined;
}
