import { langUrl, type PageName, type RouteName, routeOf, routes } from '@first-gong/domain';
import type { FooterLink } from '@first-gong/ui/Footer';
import type { Text } from '../text/index.js';

/**
 * Pages of help, service and the provider in the footer (spec §2 Info pages). The navigation of help lists its pages in
 * the same order.
 */
export const footerGroups = {
  groupBuying: ['help', 'buyEventTickets', 'buyTickets', 'paymentMethod', 'serviceFee', 'delivery'],
  groupService: ['deliveryChangeRequest', 'txnChangeRequest', 'boxOffice', 'ticketingTerminal', 'faq', 'contactUs'],
  groupAbout: ['systemRequirement', 'accessibility', 'releaseNotes', 'aboutUs', 'unsubscribe'],
} as const satisfies Record<string, readonly PageName[]>;

type FooterGroup = keyof typeof footerGroups;
export type SitePageName = (typeof footerGroups)[FooterGroup][number];

/** Every page of the footer, in its order. */
export const footerPages: readonly SitePageName[] = Object.values(footerGroups).flat();

export const footerGroupNames = Object.keys(footerGroups) as FooterGroup[];

const hasScreen = (name: PageName): name is RouteName => name in routes;

/** Links to those of the pages that have a screen: a page appears with its line in the table of routes. */
export const pageLinks = (names: readonly SitePageName[], { t, lang }: Text<'footer'>): FooterLink[] =>
  names.flatMap((name) =>
    hasScreen(name) ? [{ href: langUrl(lang, routeOf(name).path), label: t(`footer.page_${name}`) }] : [],
  );
