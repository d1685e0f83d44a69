import type { CategoryCount, FontSize, FooterMessage, Lang, NavCategory, Theme } from '@first-gong/domain';
import type { MastheadTool } from '@first-gong/ui/Masthead';
import type { ReactNode } from 'react';
import type { Part } from '../parts/index.js';

/** The state of the frame around every page: the member, the held seats, the display preferences. */
export interface Chrome {
  lang: Lang;
  /** The page's route without its language, with its query: `/Events.html?q=x`. */
  path: string;
  theme: Theme;
  fontSize: FontSize;
  /** Null for a visitor. */
  member: { name: string } | null;
  /** The link to the member's notices, with the number of unread ones. @default none, while they are not known */
  notices?: MastheadTool | null;
  /** Seats held in the cart, or null. */
  hold: { secondsLeft: number } | null;
  categories: CategoryCount[];
  /** Null where the page belongs to no category. */
  currentCategory: 'all' | NavCategory | null;
  /** Of the last three months, the newest first. @default the footer has none */
  messages?: Part<FooterMessage> | undefined;
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

/** Asks for the messages again. Without it the browser loads the page. */
export interface MessageCallbacks {
  onRetryMessages?: () => void;
}

export interface PageLayoutProps extends DisplayCallbacks, MessageCallbacks {
  chrome: Chrome;
  /** Takes the words of a search. Without it the browser sends the search form. */
  onSearch?: (words: string) => void;
  /** The suggestions of the search field, once it is used. */
  searchSuggestions?: ReactNode;
  /** Opens the Display sheet. Without it the tool is a link to the preferences in the footer. */
  onOpenDisplay?: () => void;
  /** The stepper of a purchase, below the masthead. */
  steps?: ReactNode;
  /** Notices about the whole site, above the header. */
  notices?: ReactNode;
  /** The button of an optional chat. */
  chat?: ReactNode;
  /** `FooterPages`. Without it, the page keeps those that the server has drawn. */
  footerPages?: ReactNode;
  /** On the server: what a browser without script reads first. */
  noScript?: ReactNode;
  /** The screen. */
  children: ReactNode;
}
