/** Devices with small seats and labels. On others, seats are touch targets and open a sheet. */
export const finePointer = '(pointer: fine) and (min-width: 48em)';

/** For event handlers only, because the server has no window. */
export const isFinePointer = (): boolean => window.matchMedia(finePointer).matches;
