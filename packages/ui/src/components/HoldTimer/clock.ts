/** Minutes and seconds, such as "08:41". @param seconds at least 0 @param minuteDigits 1 for "8:41" */
export function clock(seconds: number, minuteDigits: 1 | 2 = 2): string {
  const whole = Math.max(0, Math.floor(seconds));
  const digits = (value: number, least: number) => String(value).padStart(least, '0');
  return `${digits(Math.floor(whole / 60), minuteDigits)}:${digits(whole % 60, 2)}`;
}
