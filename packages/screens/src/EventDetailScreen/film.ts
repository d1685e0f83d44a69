import {
  type Captcha,
  type CinemaTicketType,
  cinemaPrice,
  type Failure,
  type FieldError,
  type FilmCategory,
  type Zone,
} from '@first-gong/domain';

/** Values that a member enters for the tickets of a film, beside zone and quantity (spec §2 Cinema schedule, §5 Cinema). */
export interface FilmValues {
  ticketType: CinemaTicketType;
  /** The member's word that everybody is old enough for a Category III film. */
  ageConfirmed: boolean;
  captchaAnswer: string;
}

export const noFilmValues: FilmValues = { ticketType: 'standard', ageConfirmed: false, captchaAnswer: '' };

/** The ways to show that a person is there: letters in a picture, or a question in words. */
export type CaptchaWay = 'picture' | 'question';

export interface FilmState {
  values: FilmValues;
  /** Null until it is there, and when it could not be fetched. */
  captcha: Captcha | null;
  /** The way of the captcha, also of one that is on its way. */
  way: CaptchaWay;
  /** A captcha is on its way. */
  loading: boolean;
  /** Why the last captcha did not come, or null. */
  failure: Failure | null;
}

export interface FilmHandlers {
  onFilmChange: (values: FilmValues) => void;
  /** Asks for another captcha. */
  onCaptcha: (way: CaptchaWay) => void;
}

/** Cents per ticket of a zone. */
export const ticketPrice = (zone: Pick<Zone, 'price'>, film: Pick<FilmState, 'values'> | null): number =>
  film ? cinemaPrice(zone.price, film.values.ticketType) : zone.price;

/** Errors of the tickets of a film: the word about a Category III film, the code. */
export function checkFilm({ ageConfirmed, captchaAnswer }: FilmValues, category: FilmCategory | null): FieldError[] {
  const errors: FieldError[] = [];
  if (category === 'III' && !ageConfirmed) errors.push({ field: 'ageConfirmed', code: 'ageConfirmationRequired' });
  if (captchaAnswer.trim() === '') errors.push({ field: 'captchaAnswer', code: 'captchaRequired' });
  return errors;
}
