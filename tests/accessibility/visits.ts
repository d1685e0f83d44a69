/** The modes in which each story is checked. A mode is a language, a theme, a text size, and colour or grey. */
import {
  defaultFontSize,
  defaultLang,
  type FontSize,
  fontSizes,
  type Lang,
  langs,
  type Theme,
  themes,
} from '@first-gong/domain';

const greys = [false, true] as const;

export interface Mode {
  lang: Lang;
  theme: Theme;
  /** Text size in pixels. */
  size: FontSize;
  /** Whether the whole site is shown in grey (spec §4). */
  grey: boolean;
}

/** A story, drawn once in a language, and the modes it is checked in. All modes have the same language. */
export interface Visit {
  id: string;
  lang: Lang;
  modes: Mode[];
  /** Text sizes in which the story is checked at 320 px. */
  reflowSizes: FontSize[];
}

export interface Story {
  id: string;
  /** `Screens/Login`: stories of one screen share a title. */
  title: string;
}

const isScreen = ({ title }: Story) => title.startsWith('Screens/');

/** All modes, beginning with those in the default language. */
export const allModes: Mode[] = [...langs]
  .sort((a, b) => Number(b === defaultLang) - Number(a === defaultLang))
  .flatMap((lang) =>
    themes.flatMap((theme) => fontSizes.flatMap((size) => greys.map((grey) => ({ lang, theme, size, grey })))),
  );

/** Every pair of values of a mode, as `theme=night size=14`. */
export function pairsOf(mode: Mode): string[] {
  const values = Object.entries(mode).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((a, index) => values.slice(index + 1).map((b) => `${a} ${b}`));
}

/**
 * A few modes in which every pair of values occurs: each theme with each language, each language with each size, and so
 * on. Adds the mode with the most new pairs until no pair is missing.
 */
export const coveringModes: Mode[] = (() => {
  const chosen: Mode[] = [];
  const missing = new Set(allModes.flatMap(pairsOf));
  const gain = (mode: Mode) => pairsOf(mode).filter((pair) => missing.has(pair)).length;
  while (missing.size > 0) {
    const best = allModes.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return chosen;
})();

/** Stories of components have their own words, in English. The contrast in grey is computed. */
const componentModes: Mode[] = themes.map((theme) => ({
  lang: 'en_us',
  theme,
  size: defaultFontSize,
  grey: false,
}));

/**
 * The visits of a run, ordered by language. Components get every theme and every text size. The stories of one screen
 * share the covering modes: each story gets at least one, and together they get all of them.
 * @param all checks every story of a screen in every mode (`npm run accessibility -- --all`).
 */
export function visitsOf(stories: readonly Story[], all = false): Visit[] {
  const components = stories.filter((story) => !isScreen(story)).map(({ id }) => visit(id, componentModes, fontSizes));
  const titles = [...new Set(stories.filter(isScreen).map(({ title }) => title))];
  const screens = titles.flatMap((title) => {
    const ofScreen = stories.filter((story) => story.title === title);
    return ofScreen.flatMap(({ id }, index) =>
      byLanguage(id, all ? allModes : coveringModes.filter((_, mode) => isDealt(mode, index, ofScreen.length))),
    );
  });
  return [...components, ...screens].sort((a, b) => langs.indexOf(a.lang) - langs.indexOf(b.lang));
}

/** Deals the modes to the stories in turn. When there are more stories than modes, it starts again with the first mode. */
const isDealt = (mode: number, story: number, stories: number): boolean =>
  stories < coveringModes.length ? mode % stories === story : story % coveringModes.length === mode;

const byLanguage = (id: string, modes: Mode[]): Visit[] =>
  langs
    .map((lang) => modes.filter((mode) => mode.lang === lang))
    .filter((ofLang) => ofLang.length > 0)
    .map((ofLang) =>
      visit(
        id,
        ofLang,
        ofLang.map(({ size }) => size),
      ),
    );

const visit = (id: string, modes: Mode[], reflowSizes: readonly FontSize[]): Visit => ({
  id,
  lang: modes[0]?.lang ?? defaultLang,
  modes,
  reflowSizes: [...new Set(reflowSizes)],
});
