/** Hong Kong's film categories. They are separate from the structs in `cinema.ts`, which need those of a purchase. */
export const filmCategories = ['I', 'IIA', 'IIB', 'III'] as const;
export type FilmCategory = (typeof filmCategories)[number];
