/** Modes in which stories are checked: language, theme, text size, and grey. */
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
  /** Pixels. */
  size: FontSize;
  /** Grayscale of the whole site (spec §4). */
  grey: boolean;
}

/** A story, rendered once in a language, with modes of that language. */
export interface Visit {
  id: string;
  lang: Lang;
  modes: Mode[];
  /** Text sizes at 320 px. */
  reflowSizes: FontSize[];
}

export interface Story {
  id: string;
  /** `Screens/Login`, shared by the stories of a screen. */
  title: string;
}

const isScreen = ({ title }: Story) => title.startsWith('Screens/');

/** All modes, default language first. */
export const allModes: Mode[] = [...langs]
  .sort((a, b) => Number(b === defaultLang) - Number(a === defaultLang))
  .flatMap((lang) =>
    themes.flatMap((theme) => fontSizes.flatMap((size) => greys.map((grey) => ({ lang, theme, size, grey })))),
  );

/** Every pair of values of a mode, such as `theme=night size=14`. */
export function pairsOf(mode: Mode): string[] {
  const values = Object.entries(mode).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((a, index) => values.slice(index + 1).map((b) => `${a} ${b}`));
}

/** A covering array: few modes that contain every pair of values. Greedy: adds the mode with most new pairs. */
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

/** Components have English texts. Contrast in grey is computed. */
const componentModes: Mode[] = themes.map((theme) => ({
  lang: 'en_us',
  theme,
  size: defaultFontSize,
  grey: false,
}));

/**
 * Visits of a run by language. Components get all themes and sizes; the stories of a screen share the covering modes.
 * @param all every story of a screen in every mode (`npm run accessibility -- --all`)
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

/** Distributes modes over stories in turn, from the first mode again if there are more stories. */
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
