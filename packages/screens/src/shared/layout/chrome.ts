import type { CategoryCount, FontSize, Lang, NavCategory, Theme } from '@first-gong/domain';

/** What surrounds every page: who is here, what is held, how it is displayed. */
export interface Chrome {
  lang: Lang;
  /** The page's route without its language, with its query: `/Events.html?q=x`. */
  path: string;
  theme: Theme;
  fontSize: FontSize;
  /** Null for a visitor. */
  member: { name: string } | null;
  /** Seats held in the cart, or null. */
  hold: { secondsLeft: number } | null;
  categories: CategoryCount[];
  /** Null where the page belongs to no category. */
  currentCategory: 'all' | NavCategory | null;
  /** Words of the search now shown. */
  searchText: string;
  /**
   * Left out on pages of the purchase, where only the next step should be found.
   * @default true
   */
  showCategories?: boolean;
}

export interface DisplayCallbacks {
  /** Called instead of sending the preference form, once script runs. */
  onTheme?: (theme: Theme) => void;
  onFontSize?: (size: FontSize) => void;
}
