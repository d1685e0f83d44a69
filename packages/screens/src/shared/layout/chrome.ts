import type { CategoryCount, FontSize, FooterMessage, Lang, NavCategory, Theme } from '@first-gong/domain';
import type { MastheadTool } from '@first-gong/ui/Masthead';
import type { ReactNode } from 'react';
import type { SectionState } from '../parts/index.js';

/** State of the frame: member, held seats, display preferences. */
export interface Chrome {
  lang: Lang;
  /** Route without language, with query: `/Events.html?q=x`. */
  path: string;
  theme: Theme;
  fontSize: FontSize;
  /** Null for a visitor. */
  member: { name: string } | null;
  /** Link to the notices, with the number of unread ones. @default none, while unknown */
  notices?: MastheadTool | null;
  /** Seats held in the cart, or null. */
  hold: { secondsLeft: number } | null;
  categories: CategoryCount[];
  /** Null if the page belongs to no category. */
  currentCategory: 'all' | NavCategory | null;
  /** Of the last three months, newest first. @default none */
  messages?: SectionState<FooterMessage> | undefined;
  /** The text in the search field. */
  searchText: string;
  /** False on the pages of a purchase, which offer only the next step. @default true */
  showCategories?: boolean;
}

export interface DisplayCallbacks {
  /** Without these callbacks the browser sends the preference form. */
  onTheme?: (theme: Theme) => void;
  onFontSize?: (size: FontSize) => void;
}

/** Retries the messages. Without the callback the browser reloads the page. */
export interface MessageCallbacks {
  onRetryMessages?: () => void;
}

export interface PageLayoutProps extends DisplayCallbacks, MessageCallbacks {
  chrome: Chrome;
  /** Receives the query. Without the callback the browser sends the search form. */
  onSearch?: (words: string) => void;
  /** The suggestions, once the search field is used. */
  searchSuggestions?: ReactNode;
  /** Opens the Display sheet. Without the callback the tool links to the preferences in the footer. */
  onOpenDisplay?: () => void;
  /** The steps of a purchase, below the masthead. */
  steps?: ReactNode;
  /** Notices for the whole site, above the header. */
  notices?: ReactNode;
  chat?: ReactNode;
  /** `FooterPages`. Without it, the page keeps the server's HTML. */
  footerPages?: ReactNode;
  /** On the server: what a browser without script reads first. */
  noScript?: ReactNode;
  children: ReactNode;
}
