import { hongKongDate } from '@first-gong/domain';
import type { Text } from '../../shared/text/index.js';

/** Whether a maintenance ends on the day on which it begins, in Hong Kong. */
export const endsSameDay = (from: string, to: string): boolean => hongKongDate(from) === hongKongDate(to);

/** The end of a maintenance: its time, and its day where it is another one. */
export const endIn = (from: string, to: string, format: Text['format']): string =>
  endsSameDay(from, to) ? format.time(to) : format.showTime(to);
