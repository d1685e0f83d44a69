/** Where seats may be small and have a label. Elsewhere they are as large as a finger and open a sheet. */
export const finePointer = '(pointer: fine) and (min-width: 48em)';

/** Only for events: a page that is being rendered has no window to ask. */
export const isFinePointer = (): boolean => window.matchMedia(finePointer).matches;
