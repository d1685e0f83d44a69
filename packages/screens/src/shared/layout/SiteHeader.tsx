import { href, type Lang } from '@first-gong/domain';
import { clock } from '@first-gong/ui/HoldTimer';
import { heartIcon } from '@first-gong/ui/icons/heart';
import { hourglassMediumIcon } from '@first-gong/ui/icons/hourglass-medium';
import { signOutIcon } from '@first-gong/ui/icons/sign-out';
import { textAaIcon } from '@first-gong/ui/icons/text-aa';
import { ticketIcon } from '@first-gong/ui/icons/ticket';
import { userIcon } from '@first-gong/ui/icons/user';
import { Masthead, type MastheadTool } from '@first-gong/ui/Masthead';
import { SearchField } from '@first-gong/ui/SearchField';
import { loginHref } from '../hrefs.js';
import { type Text, useText } from '../text/index.js';
import { CategoryNav } from './CategoryNav.js';
import { categoryLinks } from './categories.js';
import type { PageLayoutProps } from './chrome.js';
import { UtilityBar } from './UtilityBar.js';

/** Language of the brand's second line: never the page's language. */
const secondLangs = { en_us: 'zh-Hant', zh_hk: 'en', zh_cn: 'en' } as const satisfies Record<Lang, string>;

/** The banner: utility bar, masthead, categories, and the steps of a purchase. */
export function SiteHeader(props: Omit<PageLayoutProps, 'children'>) {
  const { chrome, onSearch, onTheme, onFontSize, searchSuggestions, steps } = props;
  const { t } = useText();
  const home = href(chrome.lang, 'home');
  return (
    <header>
      <UtilityBar chrome={chrome} onTheme={onTheme} onFontSize={onFontSize} />
      <Masthead
        home={home}
        homeLabel={t('common.brandHome')}
        name={t('common.brandName')}
        secondLine={t('common.brandSecondLine')}
        secondLang={secondLangs[chrome.lang]}
        search={
          <SearchField
            action={home}
            value={chrome.searchText}
            label={t('common.searchLabel')}
            onSearch={onSearch}
            suggestions={searchSuggestions}
          />
        }
        toolsLabel={t('common.accountTools')}
        tools={tools(props, t)}
      />
      {chrome.showCategories !== false && <CategoryNav links={categoryLinks(chrome, t)} />}
      {steps}
    </header>
  );
}

function tools({ chrome, onOpenDisplay }: Omit<PageLayoutProps, 'children'>, t: Text['t']): MastheadTool[] {
  const { lang, path, hold, member, notices } = chrome;
  return [
    { href: '#display', icon: textAaIcon, label: t('common.display'), on: 'phone', onClick: onOpenDisplay },
    ...(member && notices ? [notices] : []),
    { href: href(lang, 'favourites'), icon: heartIcon, label: t('common.favourites') },
    {
      href: href(lang, 'shoppingCart'),
      // Whole minutes, because the name must not change every second.
      ...(hold
        ? {
            icon: hourglassMediumIcon,
            label: t('common.cartHeld', { count: Math.ceil(hold.secondsLeft / 60) }),
            countdown: clock(hold.secondsLeft, 1),
          }
        : { icon: ticketIcon, label: t('common.cart') }),
    },
    ...(member
      ? ([
          { href: href(lang, 'txnHistory'), icon: userIcon, label: member.name, badge: unreadOnPhone(notices) },
          { href: href(lang, 'logout'), icon: signOutIcon, label: t('common.logout'), on: 'desktop' },
        ] satisfies MastheadTool[])
      : ([
          { href: loginHref(lang, `/${lang}${path}`), icon: userIcon, label: t('common.login') },
        ] satisfies MastheadTool[])),
  ];
}

/** Phones have no tool for notices, so the account shows their number. */
const unreadOnPhone = (notices: MastheadTool | null | undefined): MastheadTool['badge'] =>
  notices?.badge && { count: notices.badge.count, label: `${notices.label} ${notices.badge.label}`, on: 'phone' };
