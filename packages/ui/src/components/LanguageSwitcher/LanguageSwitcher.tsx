import type { RootProps } from '../../private/root.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { ChoiceGroup } from './ChoiceGroup.js';
import * as styles from './choices.css.js';

export interface LanguageLink {
  href: string;
  /** The tag of the language. */
  lang: string;
  /** The language's own name. */
  label: string;
  /** A short name for the bar: "EN", "繁", "简". */
  short: string;
  current: boolean;
}

export interface LanguageSwitcherProps extends RootProps<HTMLFieldSetElement> {
  /**
   * `bar` is a line of short names, `panel` a row of large cells.
   * @default 'panel'
   */
  variant?: 'bar' | 'panel' | undefined;
  /** Names the group. The bar shows the name only to screen readers. */
  label: string;
  /** Each link leads to the current page in its language. */
  links: readonly LanguageLink[];
}

/** The languages of the site as plain links, each named in its own language. Works before scripts run. */
export function LanguageSwitcher({ variant = 'panel', label, links, ...root }: LanguageSwitcherProps) {
  return (
    <ChoiceGroup {...root} variant={variant} label={label} labelHidden={variant === 'bar'}>
      {links.map(({ href, lang, label: name, short, current }) => (
        <a
          key={lang}
          className={styles.cell[variant]}
          href={href}
          lang={lang}
          hrefLang={lang}
          aria-current={current || undefined}
        >
          {variant === 'panel' ? (
            name
          ) : (
            <>
              {short}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </>
          )}
        </a>
      ))}
    </ChoiceGroup>
  );
}
