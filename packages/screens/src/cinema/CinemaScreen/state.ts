import type { Captcha, CinemaSchedule, Failure, Performance, WeatherSignal } from '@first-gong/domain';
import type { Holding } from '../../shared/buying/holding.js';
import type { CinemaChoice } from '../../shared/cinemaHref.js';
import type { NotReadyState } from '../../shared/notReady/index.js';

/** Letters in a picture, or a question in words. */
export type CaptchaKind = 'picture' | 'question';

export interface CaptchaState {
  /** Null while loading and after a failure. */
  captcha: Captcha | null;
  /** Kind of the captcha, also while loading. */
  way: CaptchaKind;
  loading: boolean;
  /** Why the last captcha failed to load, or null. */
  failure: Failure | null;
}

/** A member's other entries before a hold. */
export interface Entered {
  /** Confirms that everyone is old enough for a Category III film. */
  ageConfirmed: boolean;
  captchaAnswer: string;
}

export interface ScheduleReady {
  kind: 'schedule';
  schedule: CinemaSchedule;
  /** Civil date in Hong Kong. */
  today: string;
  /** Another date or venue is loading. @default false */
  loading?: boolean;
}

/** A show, with the choice of tickets and seats. */
export interface ShowReady extends Holding {
  kind: 'show';
  performance: Performance;
  /** "House 2"; null for a show beyond the schedule's dates. */
  house: string | null;
  weather: WeatherSignal;
  /** Whether the cinema opens on the show's day. */
  open: boolean;
  choice: CinemaChoice;
  /** Null for a visitor. */
  captcha: CaptchaState | null;
  entered: Entered;
}

/** The show has begun, or is unknown. */
export interface ShowUnavailable {
  kind: 'unavailable';
}

export type CinemaState = NotReadyState | ScheduleReady | ShowReady | ShowUnavailable;

export interface ShowHandlers {
  /** Called for every change of the choice. */
  onChoose: (choice: CinemaChoice) => void;
  onEnter: (entered: Entered) => void;
  /** Requests another captcha. */
  onCaptcha: (way: CaptchaKind) => void;
  onPlanRetry: () => void;
  /** Holds seats. The page has checked the choice. */
  onHold: (choice: CinemaChoice) => void;
}

export interface ShowProps extends ShowHandlers {
  state: ShowReady;
}
