import { SkipLink } from '@first-gong/ui/SkipLink';
import { useText } from '../text/index.js';
import type { PageLayoutProps } from './chrome.js';
import * as styles from './PageLayout.css.js';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader } from './SiteHeader.js';

/** The frame of every page: skip link, header, the screen in `main`, footer. Works without script. */
export function PageLayout({ children, ...props }: PageLayoutProps) {
  const { t } = useText();
  const { chrome, onTheme, onFontSize, onRetryMessages } = props;
  return (
    <div className={styles.page}>
      <SkipLink>{t('common.skipToMain')}</SkipLink>
      {props.notices}
      <SiteHeader {...props} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <noscript>{props.noScript}</noscript>
        {children}
      </main>
      {props.chat}
      <SiteFooter
        chrome={chrome}
        pages={props.footerPages}
        onTheme={onTheme}
        onFontSize={onFontSize}
        onRetryMessages={onRetryMessages}
      />
    </div>
  );
}
