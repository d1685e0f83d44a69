import { fontSizes, type Lang, langs, preferenceCookieAge, themes } from '@first-gong/domain';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useText } from '../text/index.js';
import type { Chrome, DisplayCallbacks } from './chrome.js';
import * as styles from './Preferences.css.js';

/** Each language's name in the language itself, and its short name in the bar. */
const languageNames = {
  en_us: { lang: 'en', label: 'English', short: 'EN' },
  zh_hk: { lang: 'zh-Hant', label: '繁體中文', short: '繁' },
  zh_cn: { lang: 'zh-Hans', label: '简体中文', short: '简' },
} as const satisfies Record<Lang, { lang: string; label: string; short: string }>;

const sizeNames = { 14: 'common.textSize14', 16: 'common.textSize16', 18: 'common.textSize18' } as const;

/** Query parameters about the display. */
const choices = ['theme', 'fontSize', 'lang'];

export interface PreferencesProps extends DisplayCallbacks {
  /** `bar`: a line in the utility bar. `panel`: large cells of the footer and the Display sheet. @default 'panel' */
  variant?: 'bar' | 'panel';
  chrome: Pick<Chrome, 'lang' | 'path' | 'theme' | 'fontSize'>;
}

/** Text size, theme and language (spec §2, §9). A form and links, so that they work without script. */
export function Preferences({ variant = 'panel', chrome, onTheme, onFontSize }: PreferencesProps) {
  const { t } = useText();
  const { lang, path, theme, fontSize } = chrome;
  const [route = '', search = ''] = path.split('?');
  const option = { variant, theme, fontSize };
  return (
    <div className={styles.preferences[variant]}>
      <form className={styles.form[variant]} action={`/${lang}${route}`} method="get">
        {[...new URLSearchParams(search)]
          .filter(([name]) => !choices.includes(name))
          .map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an address may have a parameter twice, and the fields have no state.
            <input key={index} type="hidden" name={name} value={value} />
          ))}
        <ChoiceGroup variant={variant} label={t('common.textSize')}>
          {fontSizes.map((size, index) => (
            <Option
              key={size}
              {...option}
              name="fontSize"
              value={size}
              label={`${t(sizeNames[size])} ${size}`}
              onChoose={onFontSize && (() => onFontSize(size))}
            >
              <span className={styles.specimens[variant][index]} aria-hidden="true">
                {lang === 'en_us' ? 'A' : '字'}
              </span>
            </Option>
          ))}
        </ChoiceGroup>
        <ChoiceGroup variant={variant} label={t('common.theme')}>
          {themes.map((each) => (
            <Option
              key={each}
              {...option}
              name="theme"
              value={each}
              label={t(`common.theme_${each}`)}
              onChoose={onTheme && (() => onTheme(each))}
            >
              <span className={styles.pictures[each]} />
            </Option>
          ))}
        </ChoiceGroup>
      </form>
      <ChoiceGroup variant={variant} label={t('common.language')} labelHidden={variant === 'bar'}>
        {langs.map((each) => {
          const { lang: tag, label, short } = languageNames[each];
          return (
            <a
              key={each}
              className={styles.cell[variant]}
              href={`/${each}${route}?${withLang(search, each)}`}
              lang={tag}
              hrefLang={tag}
              aria-current={each === lang || undefined}
            >
              {variant === 'panel' ? (
                label
              ) : (
                <>
                  {short}
                  <VisuallyHidden>{` ${label}`}</VisuallyHidden>
                </>
              )}
            </a>
          );
        })}
      </ChoiceGroup>
      {variant === 'panel' && (
        <p className={styles.note}>{t('common.displayNote', { days: preferenceCookieAge / 86_400_000 })}</p>
      )}
    </div>
  );
}

interface ChoiceGroupProps {
  variant: 'bar' | 'panel';
  label: string;
  /** Only screen readers get the label. @default false */
  labelHidden?: boolean;
  /** Buttons or links with the class `cell`. */
  children: ReactNode;
}

/** A named group of joined cells: text sizes, themes, languages. */
function ChoiceGroup({ variant, label, labelHidden = false, children }: ChoiceGroupProps) {
  const labelId = useId();
  return (
    <fieldset className={styles.group[variant]} aria-labelledby={labelId}>
      <p className={labelHidden ? styles.label.hidden : styles.label[variant]} id={labelId}>
        {label}
      </p>
      <div className={styles.cells[variant]}>{children}</div>
    </fieldset>
  );
}

interface OptionProps extends Pick<Chrome, 'theme' | 'fontSize'> {
  variant: 'bar' | 'panel';
  name: 'theme' | 'fontSize';
  value: string | number;
  label: string;
  /** Replaces the form's submission once script runs. */
  onChoose: (() => void) | undefined;
  children: ReactNode;
}

function Option({ variant, name, value, label, onChoose, children, ...current }: OptionProps) {
  const choose = (event: MouseEvent) => {
    if (onChoose === undefined) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <button
      className={styles.cell[variant]}
      type="submit"
      name={name}
      value={value}
      aria-pressed={value === current[name]}
      onClick={choose}
    >
      {children}
      {variant === 'panel' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </button>
  );
}

/** The query with the language. Only the query overrides an earlier choice (spec §2). */
function withLang(search: string, lang: Lang) {
  const params = new URLSearchParams(search);
  params.set('lang', lang);
  return params;
}
