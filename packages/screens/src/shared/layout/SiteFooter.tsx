import { customerService, hotline, href, partners } from '@first-gong/domain';
import { Footer, FooterColumn, FooterFigure, FooterForm } from '@first-gong/ui/Footer';
import { Preferences } from '@first-gong/ui/Preferences';
import { hotlineLink } from '../hotline/index.js';
import { footerGroupNames, footerGroups, loginHref, pageLinks } from '../hrefs/index.js';
import { useText } from '../text/index.js';
import { categoryLinks, partnerNames } from './categories.js';
import type { Chrome, DisplayCallbacks, MessageCallbacks, NewsletterForm } from './chrome.js';
import { displayPreferences } from './display.js';
import { FooterMessages } from './FooterMessages.js';
import { maintenanceHours } from './SiteHeader.js';

/** Preferences, lists of events, account, hours, hotline, newsletter, help and messages. Before script runs, phones find the preferences at `#display`. */
export function SiteFooter({
  chrome,
  newsletter,
  onRetryMessages,
  ...callbacks
}: { chrome: Chrome; newsletter?: NewsletterForm | undefined } & DisplayCallbacks & MessageCallbacks) {
  const text = useText();
  const { t } = text;
  const { lang, path, member, messages, social = [] } = chrome;
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
        <Preferences {...displayPreferences(chrome, t, callbacks)} note={t('common.displayNote')} />
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
        <p>{t('common.maintenanceHours', maintenanceHours)}</p>
        <p>{t('common.payMethods')}</p>
      </FooterColumn>
      <FooterColumn title={t('common.newsletter')} wide>
        <p>{t('common.newsletterLead')}</p>
        {/* Before script, and without it, that page says that nothing was sent. */}
        <FooterForm
          action={href(lang, 'contactUs')}
          name="email"
          label={t('common.newsletterEmail')}
          submitLabel={t('common.newsletterSubmit')}
          {...newsletter}
        />
      </FooterColumn>
      {footerGroupNames.map((group) => {
        const links = pageLinks(footerGroups[group], text);
        return links.length > 0 && <FooterColumn key={group} title={t(`common.${group}`)} links={links} />;
      })}
      {social.length > 0 && <FooterColumn title={t('common.footerSocial')} links={social} />}
      {messages && <FooterMessages messages={messages} again={{ href: `/${lang}${path}`, onRetry: onRetryMessages }} />}
    </Footer>
  );
}
