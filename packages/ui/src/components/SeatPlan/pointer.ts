/** Devices on which seats may be small and have a label. On others a seat is as large as a finger and opens a sheet. */
export const finePointer = '(pointer: fine) and (min-width: 48em)';

/** Call it in event handlers only, because there is no window while the server renders. */
export const isFinePointer = (): boolean => window.matchMedia(finePointer).matches;
