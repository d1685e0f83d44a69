import { type Lang, maintenance } from '@first-gong/domain';
import { dayOfWeek } from './format.js';

const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;

/** The weekly maintenance for placeholders (spec §9): "Wednesday", "00:00" and "02:00". */
export const maintenanceHours = (lang: Lang): { day: string; from: string; to: string } => ({
  day: dayOfWeek(lang, maintenance.weekday),
  from: hour(maintenance.fromHour),
  to: hour(maintenance.toHour),
});
