import type { ZoneCode } from '../ZoneTable/index.js';

/** The facts that decide how a seat looks from above. The plan, its legend and its sheet all draw a seat from them. */
export interface SeatLook {
  zone: ZoneCode;
  /**
   * `gap` is an empty seat between chosen ones, where seats must be side by side. `faded` is free, but not what the buyer
   * looks for. @default 'free'
   */
  state?: 'free' | 'selected' | 'sold' | 'gap' | 'faded' | undefined;
  /** `wheelchair` is a wheelchair space, `companion` the seat beside it. @default 'seat' */
  type?: 'seat' | 'wheelchair' | 'companion' | undefined;
  /** Something blocks part of the view. The outline is dashed. @default false */
  restricted?: boolean | undefined;
}
