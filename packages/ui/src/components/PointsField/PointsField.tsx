import { type KeyboardEvent, useContext, useState } from 'react';
import * as fieldStyles from '../../private/Field/Field.css.js';
import { NativeFieldFrame } from '../../private/Field/NativeFieldFrame.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import { useNativeField } from '../../private/Field/useNativeField.js';
import type { NativeProps } from '../../private/root.js';
import { I18nContext, useWords } from '../../private/words.js';
import * as styles from './PointsField.css.js';

/** The hint has the rate and the maximum. */
export interface PointsFieldProps extends FieldProps, Omit<NativeProps<'input'>, 'max' | 'step'> {
  /** Points in use. */
  value: number;
  /**
   * Called on blur, Enter, arrow keys or "use all". Numbers above `max` or between steps stay as typed; report them in
   * `error`.
   */
  onChange: (points: number) => void;
  /** Maximum points. */
  max: number;
  /** Step of the arrow keys, for whole dollars. @default 1 */
  step?: number | undefined;
  /** @default the ready-made words */
  useAllLabel?: string | undefined;
  /** Label of the discount. @default the ready-made words */
  offsetLabel?: string | undefined;
  /** Error for a text that is not a number; the value does not change. @default the ready-made words */
  refusedMessage?: string | undefined;
  /** Formatted discount. */
  offset: string;
}

/** Numbers below 1,000 need no format. The first format takes 80 ms on a slow phone. */
const write = (points: number, locale: string) =>
  Number.isInteger(points) && points < 1000 ? String(points) : new Intl.NumberFormat(locale).format(points);

/** Reads what a person types. NaN for a text that is not a number and cannot become one. 0 for an empty text. */
function read(text: string, locale: string): number {
  const typed = text.normalize('NFKC').replaceAll(' ', '');
  if (/^\d*$/.test(typed)) return Number(typed);
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const digits = typed.replaceAll(sign('group'), '').replace(sign('decimal'), '.');
  return /^\d*\.?\d*$/.test(digits) ? Number(digits === '.' ? 0 : digits) : Number.NaN;
}

/** Points to use, and their discount. A native field for text: a field for numbers would group no digits. */
export function PointsField({ value, onChange, max, step = 1, useAllLabel, ...props }: PointsFieldProps) {
  const { offsetLabel, refusedMessage, offset, ...shared } = props;
  const words = useWords('PointsField', { useAllLabel, offsetLabel, refusedMessage });
  const locale = useContext(I18nContext)?.locale ?? 'en';
  // The text until it settles.
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const { frame, control } = useNativeField({ ...shared, error: refused ? words.refusedMessage : shared.error });
  const settle = (points: number) => {
    setTyped(null);
    if (points === value) return;
    setRefused(false);
    onChange(points);
  };
  const ref = useFormReset(value, settle, control.ref);
  const take = (text: string) => {
    const isNumber = !Number.isNaN(read(text, locale));
    setRefused(!isNumber);
    if (isNumber) setTyped(text);
  };
  const points = typed === null ? value : read(typed, locale);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    control.onKeyDown?.(event);
    if (event.key === 'Enter' && typed !== null) settle(points);
    const most = Math.floor(max / step) * step;
    const steps: Record<string, number> = {
      ArrowUp: Math.floor(points / step) * step + step,
      ArrowDown: Math.ceil(points / step) * step - step,
      Home: 0,
      End: most,
    };
    const next = steps[event.key];
    if (next === undefined || shared.readOnly || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    settle(Math.min(most, Math.max(0, next)));
  };
  return (
    <div className={styles.box}>
      <NativeFieldFrame {...frame}>
        <div className={fieldStyles.frame}>
          <input
            {...control}
            className={styles.input}
            ref={ref}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? write(value, locale)}
            onBeforeInput={(event) => {
              control.onBeforeInput?.(event);
              const { data, isComposing } = event.nativeEvent as InputEvent;
              const { value: text, selectionStart, selectionEnd } = event.currentTarget;
              const next = text.slice(0, selectionStart ?? 0) + data + text.slice(selectionEnd ?? 0);
              if (isComposing || !data || !Number.isNaN(read(next, locale))) return;
              event.preventDefault();
              setRefused(true);
            }}
            onChange={({ target, nativeEvent }) =>
              (nativeEvent as InputEvent).isComposing ? setTyped(target.value) : take(target.value)
            }
            onCompositionEnd={(event) => {
              control.onCompositionEnd?.(event);
              setTyped(null);
              take(event.currentTarget.value);
            }}
            onBlur={(event) => {
              control.onBlur?.(event);
              if (typed !== null) settle(points);
            }}
            onKeyDown={press}
          />
          {!shared.readOnly && (
            <button
              type="button"
              className={styles.useAll}
              disabled={shared.disabled}
              // Not disabled at the maximum: the clicked button would lose the focus.
              aria-disabled={value === max || undefined}
              onClick={() => settle(max)}
            >
              {words.useAllLabel}
            </button>
          )}
        </div>
      </NativeFieldFrame>
      <output className={styles.offset} htmlFor={control.id}>
        <span className={styles.offsetLabel}>{words.offsetLabel}</span> <span className={styles.amount}>{offset}</span>
      </output>
    </div>
  );
}
