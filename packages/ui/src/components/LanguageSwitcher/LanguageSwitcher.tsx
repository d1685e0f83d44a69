import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { ChoiceGroup } from './ChoiceGroup.js';
import { cell } from './choices.css.js';

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

export interface LanguageSwitcherProps {
  /**
   * `bar` is a line of short names, `panel` a row of large cells.
   * @default 'panel'
   */
  look?: 'bar' | 'panel' | undefined;
  /** Names the group; the bar leaves it to screen readers. */
  label: string;
  /** Each leads to the page at hand in that language. */
  links: readonly LanguageLink[];
}

/** The languages of the site as plain links, each named in itself and marked with its language. Works before script. */
export function LanguageSwitcher({ look = 'panel', label, links }: LanguageSwitcherProps) {
  return (
    <ChoiceGroup look={look} label={label} quiet>
      {links.map(({ href, lang, label: name, short, current }) => (
        <a
          key={lang}
          className={cell[look]}
          href={href}
          lang={lang}
          hrefLang={lang}
          aria-current={current || undefined}
        >
          {look === 'panel' ? (
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
