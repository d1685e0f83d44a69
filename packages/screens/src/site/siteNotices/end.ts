import { hongKongDate } from '@first-gong/domain';
import type { Text } from '../../shared/text/index.js';

/** In Hong Kong. */
export const endsSameDay = (from: string, to: string): boolean => hongKongDate(from) === hongKongDate(to);

/** Time of a maintenance's end, with its day if it differs. */
export const endIn = (from: string, to: string, format: Text['format']): string =>
  endsSameDay(from, to) ? format.time(to) : format.showTime(to);
