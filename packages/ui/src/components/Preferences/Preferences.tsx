import { type MouseEvent, type ReactNode, useId } from 'react';
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
  onChoose?: (value: string) => void;
}

export interface LanguageLink {
  href: string;
  /** Tag of the language, for the link and its words. */
  lang: string;
  /** The language's own name. */
  label: string;
  /** What the bar has room for: "EN", "繁", "简". */
  short: string;
  current: boolean;
}

export interface PreferencesProps {
  /**
   * `bar` is the line of the utility bar, `panel` the large cells of the footer and the Display sheet.
   * @default 'panel'
   */
  look?: 'bar' | 'panel';
  /** Address of this page without its query: choosing without script comes back to it. */
  action: string;
  /** The query of this page, sent along. @default [] */
  query?: (readonly [name: string, value: string])[];
  /** Three sizes, smallest first; `specimen` is the letter that shows them. */
  textSize: PreferenceGroup & { specimen: string };
  /** Day, night, and black and white, in this order. */
  theme: PreferenceGroup;
  language: { label: string; links: LanguageLink[] };
  /** A sentence below the panel. */
  note?: ReactNode;
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
        <Group look={look} label={textSize.label}>
          <Choices look={look} name="fontSize" group={textSize}>
            {(index) => (
              <span className={styles.specimens[look][index]} aria-hidden="true">
                {textSize.specimen}
              </span>
            )}
          </Choices>
        </Group>
        <Group look={look} label={theme.label}>
          <Choices look={look} name="theme" group={theme}>
            {(index) => <span className={styles.swatches[index]} />}
          </Choices>
        </Group>
      </form>
      <Group look={look} label={language.label} quiet>
        {language.links.map(({ href, lang, label, short, current }) => (
          <a
            key={lang}
            className={styles.cell[look]}
            href={href}
            lang={lang}
            hrefLang={lang}
            aria-current={current || undefined}
          >
            {look === 'panel' ? (
              label
            ) : (
              <>
                {short}
                <VisuallyHidden>{` ${label}`}</VisuallyHidden>
              </>
            )}
          </a>
        ))}
      </Group>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

interface GroupProps {
  look: 'bar' | 'panel';
  label: string;
  /** The bar leaves the label to screen readers: what the choices are goes without saying. */
  quiet?: boolean;
  children: ReactNode;
}

function Group({ look, label, quiet = false, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group[look]} aria-labelledby={id}>
      <p className={quiet && look === 'bar' ? styles.label.hidden : styles.label[look]} id={id}>
        {label}
      </p>
      <div className={styles.cells[look]}>{children}</div>
    </fieldset>
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
      className={styles.cell[look]}
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
