import type { MouseEvent, ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import type { ThemeName } from '../../theme/themes.js';
import { ChoiceGroup } from '../LanguageSwitcher/ChoiceGroup.js';
import { cell } from '../LanguageSwitcher/choices.css.js';
import { LanguageSwitcher, type LanguageSwitcherProps } from '../LanguageSwitcher/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Preferences.css.js';

export interface PreferenceOption<Value extends string> {
  value: Value;
  label: string;
}

export interface PreferenceGroup<Value extends string> {
  /** Names the group. */
  label: string;
  value: Value;
  options: readonly PreferenceOption<Value>[];
  /** Called instead of sending the form, once script runs. */
  onChange?: ((value: Value) => void) | undefined;
}

export interface PreferencesProps<TextSize extends string> extends RootProps<HTMLDivElement> {
  /**
   * `bar` is the line of the utility bar, `panel` the large cells of the footer and the Display sheet.
   * @default 'panel'
   */
  variant?: 'bar' | 'panel' | undefined;
  /** The address of this page without its query. Without script the browser returns to it after a choice. */
  action: string;
  /** The query of this page, sent along with the choice. @default [] */
  query?: (readonly [name: string, value: string])[] | undefined;
  /** Three sizes, the smallest first. `specimen` is the letter that shows them. */
  textSize: PreferenceGroup<TextSize> & { specimen: string };
  /** Each theme has a picture of its own. */
  theme: PreferenceGroup<ThemeName>;
  language: Pick<LanguageSwitcherProps, 'label' | 'links'>;
  /** A sentence below the panel. */
  note?: ReactNode | undefined;
}

/** Text size, theme and language: a plain form and plain links, so that every choice works without script. */
export function Preferences<TextSize extends string>({
  variant = 'panel',
  action,
  query = [],
  textSize,
  theme,
  language,
  note,
  ...root
}: PreferencesProps<TextSize>) {
  return (
    <div {...root} className={styles.preferences[variant]}>
      <form className={styles.form[variant]} action={action} method="get">
        {query.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may have a parameter twice, and the fields have no state.
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <ChoiceGroup variant={variant} label={textSize.label}>
          <Options variant={variant} name="fontSize" group={textSize}>
            {(index) => (
              <span className={styles.specimens[variant][index]} aria-hidden="true">
                {textSize.specimen}
              </span>
            )}
          </Options>
        </ChoiceGroup>
        <ChoiceGroup variant={variant} label={theme.label}>
          <Options variant={variant} name="theme" group={theme}>
            {(_, value) => <span className={styles.pictures[value]} />}
          </Options>
        </ChoiceGroup>
      </form>
      <LanguageSwitcher variant={variant} {...language} />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

interface OptionsProps<Value extends string> {
  variant: 'bar' | 'panel';
  name: string;
  group: PreferenceGroup<Value>;
  /** Draws the picture of an option. */
  children: (index: number, value: Value) => ReactNode;
}

function Options<Value extends string>({ variant, name, group, children }: OptionsProps<Value>) {
  const choose = (value: Value) => (event: MouseEvent) => {
    if (group.onChange === undefined) return;
    event.preventDefault();
    group.onChange(value);
  };
  return group.options.map(({ value, label }, index) => (
    <button
      key={value}
      className={cell[variant]}
      type="submit"
      name={name}
      value={value}
      aria-pressed={value === group.value}
      onClick={choose(value)}
    >
      {children(index, value)}
      {variant === 'panel' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </button>
  ));
}
