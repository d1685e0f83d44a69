import type { CategoryCount, FontSize, Lang, NavCategory, Theme } from '@first-gong/domain';

/** The state of the frame around every page: the member, the held seats, the display preferences. */
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
  /** The words in the search field. */
  searchText: string;
  /**
   * False on the pages of a purchase, which offer only the next step.
   * @default true
   */
  showCategories?: boolean;
}

export interface DisplayCallbacks {
  /** Without these callbacks the browser sends the preference form. */
  onTheme?: (theme: Theme) => void;
  onFontSize?: (size: FontSize) => void;
}
