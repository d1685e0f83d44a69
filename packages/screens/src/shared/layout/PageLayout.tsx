import { SkipLink } from '@first-gong/ui/SkipLink';
import type { ReactNode } from 'react';
import { useText } from '../text/index.js';
import type { Chrome, DisplayCallbacks } from './chrome.js';
import * as styles from './PageLayout.css.js';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader } from './SiteHeader.js';

export interface PageLayoutProps extends DisplayCallbacks {
  chrome: Chrome;
  /** Takes the words of a search. Without it the browser sends the search form. */
  onSearch?: (words: string) => void;
  /** Opens the Display sheet. Without it the tool is a link to the preferences in the footer. */
  onOpenDisplay?: () => void;
  /** The stepper of a purchase, below the masthead. */
  steps?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** The frame of every page: skip link, header, the screen in `main`, footer. It works before script and without it. */
export function PageLayout({ children, ...props }: PageLayoutProps) {
  const { t } = useText();
  const { chrome, onTheme, onFontSize } = props;
  return (
    <div className={styles.page}>
      <SkipLink>{t('common.skipToMain')}</SkipLink>
      <SiteHeader {...props} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter chrome={chrome} onTheme={onTheme} onFontSize={onFontSize} />
    </div>
  );
}
