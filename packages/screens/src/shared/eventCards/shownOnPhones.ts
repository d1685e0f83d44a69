/** The number of cards that a phone shows before the reader asks for the others of the page. */
export const shownOnPhones = 12;
