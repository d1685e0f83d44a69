import { cinemaAges, cinemaConcessionPercent } from '../constants.js';
import type { CinemaTicketPrice } from './cinema.js';
import type { FilmCategory } from './filmCategories.js';
import { type CinemaTicketType, cinemaTicketTypes } from './ticketTypes.js';

/** Properties of a visitor that determine ticket types. */
export interface CinemaVisitor {
  /** Years. */
  age: number;
  disabled: boolean;
  fullTimeStudent: boolean;
}

const isSenior = ({ age }: CinemaVisitor) => age >= cinemaAges.concession;

/** Eligibility by ticket type (spec §9: concession for ages 60 and above, disabled people, full-time students). */
const mayUse: Record<CinemaTicketType, (visitor: CinemaVisitor) => boolean> = {
  standard: () => true,
  concession: (visitor) => isSenior(visitor) || visitor.disabled || visitor.fullTimeStudent,
  senior: isSenior,
  studentChild: ({ age, fullTimeStudent }) => fullTimeStudent || age < cinemaAges.categoryIII,
};

/** Ticket types of a film. Category III excludes types that children may use. */
export const ticketTypesOf = (category: FilmCategory): CinemaTicketType[] =>
  cinemaTicketTypes.filter((ticketType) => category !== 'III' || ticketType !== 'studentChild');

/** The minimum age in years for a film (spec §9 Other rules). */
export const minimumAge = (category: FilmCategory): number =>
  category === 'III' ? cinemaAges.categoryIII : cinemaAges.admitted;

/** Ticket types of a visitor for a film. Empty if the visitor is too young. */
export const ticketTypesFor = (visitor: CinemaVisitor, category: FilmCategory): CinemaTicketType[] =>
  visitor.age < minimumAge(category) ? [] : ticketTypesOf(category).filter((ticketType) => mayUse[ticketType](visitor));

/** Price of a ticket in cents. Reduced prices are rounded down to whole dollars. @param standardPrice cents */
export const cinemaPrice = (standardPrice: number, ticketType: CinemaTicketType): number =>
  ticketType === 'standard' ? standardPrice : Math.floor((standardPrice * cinemaConcessionPercent) / 100_00) * 100;

/** Prices by ticket type, in cents. @param standardPrice cents */
export const cinemaPrices = (standardPrice: number, category: FilmCategory): CinemaTicketPrice[] =>
  ticketTypesOf(category).map((ticketType) => ({ ticketType, price: cinemaPrice(standardPrice, ticketType) }));
