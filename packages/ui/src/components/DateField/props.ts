import type { FieldProps } from '../../private/Field/props.js';
import type { RootProps } from '../../private/root.js';

/** The `id` is on the first part, for an error summary. Other root props are on the group. */
export interface DateFieldProps extends FieldProps, RootProps<HTMLDivElement> {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /**
   * Called with a whole date, or empty after the last part is deleted. Impossible dates stay as typed, such as 30
   * February; report them in `error`.
   */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /**
   * BCP 47, for the order of the date: `en-HK`, `zh-HK`, `zh-CN`; `en-US` and `en` put the month first.
   * @default that of `I18nProvider`
   */
  locale?: string | undefined;
  /** Start of the arrow keys in an empty field. @default the browser's day */
  today?: string | undefined;
  /** Autofill purpose (WCAG 1.3.5). */
  autoComplete?: 'bday' | undefined;
}
