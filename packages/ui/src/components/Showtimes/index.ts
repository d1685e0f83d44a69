export { Certificate, type CertificateProps } from './Certificate.js';
export { FilmRow, type FilmRowProps } from './FilmRow.js';
export { ShowtimeScale, type ShowtimeScaleProps } from './ShowtimeScale.js';
export { type Show, Showtimes, type ShowtimesProps } from './Showtimes.js';
