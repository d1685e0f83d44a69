/** Hong Kong's film categories. Separate from `cinema.ts`, which imports the structs of a purchase. */
export const filmCategories = ['I', 'IIA', 'IIB', 'III'] as const;
export type FilmCategory = (typeof filmCategories)[number];
