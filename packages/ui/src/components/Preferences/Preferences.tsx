import type { MouseEvent, ReactNode } from 'react';
import { ChoiceGroup } from '../LanguageSwitcher/ChoiceGroup.js';
import { cell } from '../LanguageSwitcher/choices.css.js';
import { LanguageSwitcher, type LanguageSwitcherProps } from '../LanguageSwitcher/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Preferences.css.js';

export interface PreferenceChoice {
  value: string;
  label: string;
  current: boolean;
}

export interface PreferenceGroup {
  /** Names the group. */
  label: string;
  choices: PreferenceChoice[];
  /** Called instead of sending the form, once script runs. */
  onChoose?: ((value: string) => void) | undefined;
}

export interface PreferencesProps {
  /**
   * `bar` is the line of the utility bar, `panel` the large cells of the footer and the Display sheet.
   * @default 'panel'
   */
  look?: 'bar' | 'panel' | undefined;
  /** Address of this page without its query: choosing without script comes back to it. */
  action: string;
  /** The query of this page, sent along. @default [] */
  query?: (readonly [name: string, value: string])[] | undefined;
  /** Three sizes, smallest first; `specimen` is the letter that shows them. */
  textSize: PreferenceGroup & { specimen: string };
  /** Day, night, and black and white, in this order. */
  theme: PreferenceGroup;
  language: Pick<LanguageSwitcherProps, 'label' | 'links'>;
  /** A sentence below the panel. */
  note?: ReactNode | undefined;
}

/** Text size, theme and language. A plain form and plain links, so that every choice works without script. */
export function Preferences({ look = 'panel', action, query = [], note, ...groups }: PreferencesProps) {
  const { textSize, theme, language } = groups;
  return (
    <div className={styles.preferences[look]}>
      <form className={styles.form[look]} action={action} method="get">
        {query.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ChoiceGroup look={look} label={textSize.label}>
          <Choices look={look} name="fontSize" group={textSize}>
            {(index) => (
              <span className={styles.specimens[look][index]} aria-hidden="true">
                {textSize.specimen}
              </span>
            )}
          </Choices>
        </ChoiceGroup>
        <ChoiceGroup look={look} label={theme.label}>
          <Choices look={look} name="theme" group={theme}>
            {(index) => <span className={styles.swatches[index]} />}
          </Choices>
        </ChoiceGroup>
      </form>
      <LanguageSwitcher look={look} {...language} />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

interface ChoicesProps {
  look: 'bar' | 'panel';
  name: string;
  group: PreferenceGroup;
  /** What stands for the choice at this index. */
  children: (index: number) => ReactNode;
}

function Choices({ look, name, group, children }: ChoicesProps) {
  const choose = (value: string) => (event: MouseEvent) => {
    if (group.onChoose === undefined) return;
    event.preventDefault();
    group.onChoose(value);
  };
  return group.choices.map(({ value, label, current }, index) => (
    <button
      key={value}
      className={cell[look]}
      type="submit"
      name={name}
      value={value}
      aria-pressed={current}
      onClick={choose(value)}
    >
      {children(index)}
      {look === 'panel' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </button>
  ));
}
