/** Which story is drawn in which modes. A mode is a language, a theme, a text size, and colour or grey. */

export const themes = ['default', 'night', 'bw'] as const;
export const sizes = [14, 16, 18] as const;
export const languages = ['zh_hk', 'en_us', 'zh_cn'] as const;
export const greys = [false, true] as const;

export interface Mode {
  lang: (typeof languages)[number];
  theme: (typeof themes)[number];
  /** Text size in pixels. */
  size: (typeof sizes)[number];
  /** Whether the whole site is shown in grey (spec §4). */
  grey: boolean;
}

/** A story, drawn once in a language, and the modes it is checked in. All modes have the same language. */
export interface Visit {
  id: string;
  lang: Mode['lang'];
  modes: Mode[];
  /** Text sizes in which the story is checked at 320 px. */
  reflowSizes: Mode['size'][];
}

export interface Story {
  id: string;
  /** `Screens/Login`: stories of one screen share a title. */
  title: string;
}

const isScreen = ({ title }: Story) => title.startsWith('Screens/');

/** Every mode there is. */
export const allModes: Mode[] = languages.flatMap((lang) =>
  themes.flatMap((theme) => sizes.flatMap((size) => greys.map((grey) => ({ lang, theme, size, grey })))),
);

/** Nine modes in which every pair of values occurs: each theme with each language, each language with each size, … */
export const coveringModes: Mode[] = [
  { theme: 'default', lang: 'zh_hk', size: 14, grey: true },
  { theme: 'default', lang: 'en_us', size: 16, grey: false },
  { theme: 'default', lang: 'zh_cn', size: 18, grey: false },
  { theme: 'night', lang: 'zh_hk', size: 16, grey: false },
  { theme: 'night', lang: 'en_us', size: 18, grey: true },
  { theme: 'night', lang: 'zh_cn', size: 14, grey: false },
  { theme: 'bw', lang: 'zh_hk', size: 18, grey: false },
  { theme: 'bw', lang: 'en_us', size: 14, grey: false },
  { theme: 'bw', lang: 'zh_cn', size: 16, grey: true },
];

/** Component stories bring their own words, so they are drawn in one language; contrast in grey is computed. */
const componentModes: Mode[] = themes.map((theme) => ({ lang: 'zh_hk', theme, size: 16, grey: false }));

/**
 * The visits of a run, ordered by language. Components get every theme and every text size. The stories of one screen
 * share the covering array: each story gets at least one mode, and together they get all nine.
 * @param all every mode for every story of a screen (`npm run accessibility -- --all`).
 */
export function visitsOf(stories: readonly Story[], all = false): Visit[] {
  const components = stories.filter((story) => !isScreen(story)).map(({ id }) => visit(id, componentModes, sizes));
  const titles = [...new Set(stories.filter(isScreen).map(({ title }) => title))];
  const screens = titles.flatMap((title) => {
    const ofScreen = stories.filter((story) => story.title === title);
    return ofScreen.flatMap(({ id }, index) =>
      byLanguage(id, all ? allModes : coveringModes.filter((_, mode) => isDealt(mode, index, ofScreen.length))),
    );
  });
  return [...components, ...screens].sort((a, b) => languages.indexOf(a.lang) - languages.indexOf(b.lang));
}

/** Deals nine modes to any number of stories: in turn, and from the start again when there are more stories. */
const isDealt = (mode: number, story: number, stories: number): boolean =>
  stories < coveringModes.length ? mode % stories === story : story % coveringModes.length === mode;

const byLanguage = (id: string, modes: Mode[]): Visit[] =>
  languages
    .map((lang) => modes.filter((mode) => mode.lang === lang))
    .filter((ofLang) => ofLang.length > 0)
    .map((ofLang) =>
      visit(
        id,
        ofLang,
        ofLang.map(({ size }) => size),
      ),
    );

const visit = (id: string, modes: Mode[], reflowSizes: readonly Mode['size'][]): Visit => ({
  id,
  lang: modes[0]?.lang ?? 'zh_hk',
  modes,
  reflowSizes: [...new Set(reflowSizes)],
});
