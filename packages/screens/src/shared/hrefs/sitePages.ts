import { langUrl, type PageName, type RouteName, routeOf, routes } from '@first-gong/domain';
import type { FooterLink } from '@first-gong/ui/Footer';
import type { Text } from '../text/index.js';

/** Pages of help, service and the provider in the footer (spec §2 Info pages). A page appears once it has a screen. */
export const footerGroups = {
  footerBuying: ['help', 'buyTickets', 'buyEventTickets', 'paymentMethod', 'delivery', 'serviceFee'],
  footerService: ['contactUs', 'faq', 'boxOffice', 'ticketingTerminal', 'deliveryChangeRequest', 'txnChangeRequest'],
  footerAbout: ['aboutUs', 'releaseNotes', 'systemRequirement', 'unsubscribe'],
} as const satisfies Record<string, readonly PageName[]>;

type FooterGroup = keyof typeof footerGroups;
export type SitePageName = (typeof footerGroups)[FooterGroup][number];

export const footerGroupNames = Object.keys(footerGroups) as FooterGroup[];

const hasScreen = (name: PageName): name is RouteName => name in routes;

/** Links to those of the pages that have a screen. */
export const pageLinks = (names: readonly SitePageName[], { t, lang }: Pick<Text, 't' | 'lang'>): FooterLink[] =>
  names.flatMap((name) =>
    hasScreen(name) ? [{ href: langUrl(lang, routeOf(name).path), label: t(`common.page_${name}`) }] : [],
  );
