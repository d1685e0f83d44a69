import type {
  Captcha,
  CinemaSchedule,
  EventDetail,
  EventOnTicket,
  Failure,
  Performance,
  SeatPlan,
  WeatherSignal,
} from '@first-gong/domain';
import type { CinemaChoice } from '../../shared/cinemaHref.js';
import type { Refusal } from '../../shared/form/index.js';
import type { NotReadyState } from '../../shared/notReady/index.js';

/** The ways to show that a person is there: letters in a picture, or a question in words. */
export type CaptchaWay = 'picture' | 'question';

export interface CaptchaState {
  /** Null until it is there, and when it could not be fetched. */
  captcha: Captcha | null;
  /** The way of the captcha, also of one that is on its way. */
  way: CaptchaWay;
  /** A captcha is on its way. */
  loading: boolean;
  /** Why the last captcha did not come, or null. */
  failure: Failure | null;
}

/** Values that a member enters before seats are held, beside the choice. */
export interface Entered {
  /** The member's word that everybody is old enough for a Category III film. */
  ageConfirmed: boolean;
  captchaAnswer: string;
}

/** Tickets already in the cart: they count towards the limits. */
export interface InCart {
  tickets: number;
  /** Those of this film. */
  ofEvent: number;
  /** The performances of all of them. */
  performances: readonly EventOnTicket[];
}

export interface ScheduleReady {
  kind: 'schedule';
  schedule: CinemaSchedule;
  /** Civil date in Hong Kong. */
  today: string;
  /** The schedule of another date or venue is on its way. @default false */
  loading?: boolean;
}

/** A show, whose tickets and seats are chosen. */
export interface ShowReady {
  kind: 'show';
  event: EventDetail;
  performance: Performance;
  /** "House 2"; null for a show beyond the dates of the schedule. */
  house: string | null;
  weather: WeatherSignal;
  /** Whether the cinema opens on the day of the show. */
  open: boolean;
  choice: CinemaChoice;
  /** Logged in. The form of a visitor leads to the login page. */
  member: boolean;
  inCart: InCart | null;
  /** The seats of the show, while the buyer picks them; null while the best available seats are sold. */
  plan: { plan: SeatPlan | null; failure: Failure | null; updating: boolean } | null;
  /** Null for a visitor. */
  captcha: CaptchaState | null;
  entered: Entered;
  /** Seats are being held. */
  submitting: boolean;
  /** Why the box office refused, or null. */
  error: Refusal | null;
  /** Why no answer came, or null. */
  failure: Failure | null;
  /** Seats may be held although no answer came, because the cart did not answer either. */
  uncertain: boolean;
  /** The member is back from the login page, and the choice was kept. */
  resumed: boolean;
}

/** The show has begun, or is unknown. */
export interface ShowGone {
  kind: 'gone';
}

export type CinemaState = NotReadyState | ScheduleReady | ShowReady | ShowGone;

export interface ShowHandlers {
  /** Keeps a choice. Called for every change of it. */
  onChoose: (choice: CinemaChoice) => void;
  onEnter: (entered: Entered) => void;
  /** Asks for another captcha. */
  onCaptcha: (way: CaptchaWay) => void;
  /** Asks for the seats again. */
  onPlanRetry: () => void;
  /** Asks to hold seats. Only called with a choice that the page could check. */
  onHold: (choice: CinemaChoice) => void;
}

export interface ShowProps extends ShowHandlers {
  state: ShowReady;
}
