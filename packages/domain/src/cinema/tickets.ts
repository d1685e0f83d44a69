import { cinemaAges, cinemaConcessionPercent } from '../constants.js';
import type { CinemaTicketPrice } from './cinema.js';
import type { FilmCategory } from './filmCategories.js';
import { type CinemaTicketType, cinemaTicketTypes } from './ticketTypes.js';

/** The facts about a visitor that decide which ticket types they may use. */
export interface CinemaVisitor {
  /** Years. */
  age: number;
  disabled: boolean;
  fullTimeStudent: boolean;
}

const isSenior = ({ age }: CinemaVisitor) => age >= cinemaAges.concession;

/** Whether a visitor may use a ticket type (spec §9: concession applies to ages 60 and above, disabled people, full-time students). */
const mayUse: Record<CinemaTicketType, (visitor: CinemaVisitor) => boolean> = {
  standard: () => true,
  concession: (visitor) => isSenior(visitor) || visitor.disabled || visitor.fullTimeStudent,
  senior: isSenior,
  studentChild: ({ age, fullTimeStudent }) => fullTimeStudent || age < cinemaAges.categoryIII,
};

/** The ticket types on sale for a film. Category III has no type that a child may use. */
export const ticketTypesOf = (category: FilmCategory): CinemaTicketType[] =>
  cinemaTicketTypes.filter((ticketType) => category !== 'III' || ticketType !== 'studentChild');

/** The minimum age in years for a film (spec §9 Other rules). */
export const minimumAge = (category: FilmCategory): number =>
  category === 'III' ? cinemaAges.categoryIII : cinemaAges.admitted;

/** The ticket types that a visitor may use for a film; empty if the film does not admit them. */
export const ticketTypesFor = (visitor: CinemaVisitor, category: FilmCategory): CinemaTicketType[] =>
  visitor.age < minimumAge(category) ? [] : ticketTypesOf(category).filter((ticketType) => mayUse[ticketType](visitor));

/** The price of a ticket in cents; reduced prices are whole dollars. @param standardPrice cents. */
export const cinemaPrice = (standardPrice: number, ticketType: CinemaTicketType): number =>
  ticketType === 'standard' ? standardPrice : Math.floor((standardPrice * cinemaConcessionPercent) / 100_00) * 100;

/** The prices of a film by ticket type. @param standardPrice cents. */
export const cinemaPrices = (standardPrice: number, category: FilmCategory): CinemaTicketPrice[] =>
  ticketTypesOf(category).map((ticketType) => ({ ticketType, price: cinemaPrice(standardPrice, ticketType) }));
