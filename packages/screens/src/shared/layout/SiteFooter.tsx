import { customerService, hotline, href, partners } from '@first-gong/domain';
import { maintenanceHours } from '@first-gong/i18n';
import { Footer, FooterColumn, FooterFigure } from '@first-gong/ui/Footer';
import type { ReactNode } from 'react';
import { loginHref } from '../hrefs.js';
// Only the server renders this form, so its styles come with the footer.
import '../FooterForm.css.js';
import { useText } from '../text/index.js';
import { hotlineLink } from '../WithHotline.js';
import { categoryLinks, partnerNames } from './categories.js';
import type { Chrome, DisplayCallbacks, MessageCallbacks } from './chrome.js';
import { FooterMessages } from './FooterMessages.js';
import * as styles from './PageLayout.css.js';
import { Preferences } from './Preferences.js';

const drawnByServer = { __html: '' };

/**
 * Preferences, lists of events, account, hours, hotline and messages. Without script, phones find the preferences at
 * `#display`.
 */
export function SiteFooter({
  chrome,
  pages,
  onRetryMessages,
  ...callbacks
}: { chrome: Chrome; pages?: ReactNode } & DisplayCallbacks & MessageCallbacks) {
  const { t } = useText();
  const { lang, path, member, messages } = chrome;
  const cart = { href: href(lang, 'shoppingCart'), label: t('common.cart') };
  const account = member
    ? [
        cart,
        { href: href(lang, 'txnHistory'), label: t('common.transactionHistory') },
        { href: href(lang, 'favourites'), label: t('common.favourites') },
        { href: href(lang, 'logout'), label: t('common.logout') },
      ]
    : [cart, { href: loginHref(lang, `/${lang}${path}`), label: t('common.login') }];
  return (
    <Footer
      brand={t('common.brandName')}
      lead={t('common.footerLead')}
      legal={[t('common.copyright', { name: t('common.legalName') }), t('common.pricesIn')]}
    >
      <FooterColumn title={t('common.display')} id="display" wide>
        <Preferences chrome={chrome} {...callbacks} />
      </FooterColumn>
      <FooterColumn
        title={t('common.footerEvents')}
        links={[
          ...categoryLinks(chrome, t),
          ...partners.map((partner) => ({ href: href(lang, 'home', { partner }), label: t(partnerNames[partner]) })),
          { href: href(lang, 'pastEvents'), label: t('common.pastEvents') },
        ]}
      />
      <FooterColumn title={t('common.footerAccount')} links={account} />
      <FooterColumn title={t('common.hotlineTitle')}>
        <FooterFigure href={hotlineLink(t('common.hotlineNumber'))}>{t('common.hotlineNumber')}</FooterFigure>
        <p>{t('common.hotlineHours', hotline)}</p>
        <p>{t('common.customerServiceHours', customerService)}</p>
        <p>{t('common.maintenanceHours', maintenanceHours(lang))}</p>
        <p>{t('common.payMethods')}</p>
      </FooterColumn>
      {pages ? (
        <div className={styles.footerPages}>{pages}</div>
      ) : (
        // React hydrates the element and keeps the server's content.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: always the empty text.
        <div className={styles.footerPages} suppressHydrationWarning dangerouslySetInnerHTML={drawnByServer} />
      )}
      {messages && <FooterMessages messages={messages} again={{ href: `/${lang}${path}`, onRetry: onRetryMessages }} />}
    </Footer>
  );
}
