import { latePart } from '../../shared/parts/index.js';

/** The drawings load when seats are shown. */
export const SeatViews = latePart(
  () => import('./SeatViews.js'),
  (file) => file.SeatViews,
);
