/** Cards that a phone shows before the link to the others. */
export const shownOnPhones = 12;
