import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField, NumberFieldStateContext } from 'react-aria-components/NumberField';
import { minusIcon } from '../../icons/minus.js';
import { plusIcon } from '../../icons/plus.js';
import { AriaLocale } from '../../private/AriaLocale.js';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { ariaField } from '../../private/Field/ariaField.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useAriaReset } from '../../private/Field/useAriaReset.js';
import type { NativeProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Icon } from '../Icon/index.js';
import * as styles from './NumberField.css.js';

export interface NumberFieldProps extends FieldProps, Omit<NativeProps<'input'>, 'min' | 'max' | 'step'> {
  /** Null if empty. */
  value: number | null;
  /** Called when a person leaves the field or presses Enter, and with each step. */
  onChange: (value: number | null) => void;
  /** End of the minus button. A smaller number stays as typed: refuse it in `error`. */
  min?: number | undefined;
  /** End of the plus button. A larger number stays as typed: refuse it in `error`. */
  max?: number | undefined;
  /** What a button adds. Other numbers can be typed. @default 1 */
  step?: number | undefined;
  /** As of `Intl.NumberFormat`: currency, unit, percent, decimals. @default a number with up to three decimals */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Name of the minus button: "Decrease". @default the ready-made word */
  decreaseLabel?: string | undefined;
  /** Name of the plus button: "Increase". @default the ready-made word */
  increaseLabel?: string | undefined;
  /** BCP 47, for separators, currencies and units. @default that of `I18nProvider` */
  locale?: string | undefined;
}

/** A number with a unit or decimals, typed or stepped. Built on React Aria's number field. */
export function NumberField({ value, onChange, min, max, step, formatOptions, locale, ...props }: NumberFieldProps) {
  const { decreaseLabel, increaseLabel, ...shared } = props;
  // React Aria's words for the buttons are those of a zoom in Traditional Chinese.
  const words = useWords('NumberField', { decreaseLabel, increaseLabel });
  const { frame, field, ref, attributes } = ariaField(shared);
  const { ref: rootRef, keep } = useAriaReset<number | null, HTMLDivElement>(value, onChange, undefined);
  return (
    <AriaLocale locale={locale}>
      <AriaNumberField
        {...field}
        ref={rootRef}
        className={styles.field}
        value={value ?? Number.NaN}
        onChange={keep((next: number) => onChange(Number.isNaN(next) ? null : next))}
        minValue={min}
        maxValue={max}
        step={step}
        formatOptions={formatOptions}
        decrementAriaLabel={`${words.decreaseLabel}: ${frame.label}`}
        incrementAriaLabel={`${words.increaseLabel}: ${frame.label}`}
        // A screen says what is wrong with a number. React Aria would change it to the nearest one.
        commitBehavior="validate"
        isWheelDisabled
      >
        <AriaFieldFrame {...frame}>
          <Group className={styles.stepper}>
            {!shared.readOnly && (
              <Button slot="decrement" className={styles.step}>
                <Icon icon={minusIcon} />
              </Button>
            )}
            <Input {...attributes} ref={ref} className={styles.number} />
            {!shared.readOnly && (
              <Button slot="increment" className={styles.step}>
                <Icon icon={plusIcon} />
              </Button>
            )}
          </Group>
          <KeptText />
        </AriaFieldFrame>
      </AriaNumberField>
    </AriaLocale>
  );
}

/** Keeps a text that is not yet a value, while React resets the form after an action. */
function KeptText() {
  const state = useContext(NumberFieldStateContext);
  const text = state?.inputValue ?? '';
  const { ref } = useAriaReset<string, HTMLSpanElement>(
    text,
    () => {},
    undefined,
    () => state?.setInputValue(text),
  );
  return <span ref={ref} hidden />;
}
