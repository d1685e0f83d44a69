import { customerService, hotline, href, type PageName, partners } from '@first-gong/domain';
import { Footer, FooterColumn, FooterFigure } from '@first-gong/ui/Footer';
import { Preferences } from '@first-gong/ui/Preferences';
import { hotlineLink } from '../hotline/index.js';
import { loginHref, pageHref } from '../hrefs/index.js';
import { useText } from '../text/index.js';
import { categoryLinks, partnerNames } from './categories.js';
import type { Chrome, DisplayCallbacks, MessageCallbacks } from './chrome.js';
import { displayPreferences } from './display.js';
import { FooterMessages } from './FooterMessages.js';
import { maintenanceHours } from './SiteHeader.js';

/** The help that the footer names, in its order. A page without a screen is left out until it has one. */
const helpPages = [
  'help',
  'buyEventTickets',
  'buyTickets',
  'paymentMethod',
  'serviceFee',
  'delivery',
  'faq',
  'systemRequirement',
  'releaseNotes',
  'aboutUs',
] as const satisfies readonly PageName[];

/** Preferences, lists of events, account, hours, hotline and messages. Before script runs, phones find the preferences at `#display`. */
export function SiteFooter({
  chrome,
  onRetryMessages,
  ...callbacks
}: { chrome: Chrome } & DisplayCallbacks & MessageCallbacks) {
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
      <FooterColumn
        title={t('common.footerHelp')}
        links={helpPages.flatMap((name) => {
          const address = pageHref(lang, name);
          return address === null ? [] : [{ href: address, label: t(`common.help_${name}`) }];
        })}
      />
      <FooterColumn title={t('common.footerAccount')} links={account} />
      <FooterColumn title={t('common.hotlineTitle')}>
        <FooterFigure href={hotlineLink(t('common.hotlineNumber'))}>{t('common.hotlineNumber')}</FooterFigure>
        <p>{t('common.hotlineHours', hotline)}</p>
        <p>{t('common.customerServiceHours', customerService)}</p>
        <p>{t('common.maintenanceHours', maintenanceHours)}</p>
        <p>{t('common.payMethods')}</p>
      </FooterColumn>
      {messages && <FooterMessages messages={messages} again={{ href: `/${lang}${path}`, onRetry: onRetryMessages }} />}
    </Footer>
  );
}
