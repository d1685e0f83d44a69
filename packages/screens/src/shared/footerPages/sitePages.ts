import { langUrl, type PageName, type RouteName, routeOf, routes } from '@first-gong/domain';
import type { FooterLink } from '@first-gong/ui/Footer';
import type { Text } from '../text/index.js';

/** Pages of help, service and the provider in the footer (spec §2 Info pages). */
export const footerGroups = {
  groupBuying: ['help', 'buyTickets', 'buyEventTickets', 'paymentMethod', 'delivery', 'serviceFee'],
  groupService: ['contactUs', 'faq', 'boxOffice', 'ticketingTerminal', 'deliveryChangeRequest', 'txnChangeRequest'],
  groupAbout: ['aboutUs', 'releaseNotes', 'systemRequirement', 'unsubscribe'],
} as const satisfies Record<string, readonly PageName[]>;

type FooterGroup = keyof typeof footerGroups;
type SitePageName = (typeof footerGroups)[FooterGroup][number];

export const footerGroupNames = Object.keys(footerGroups) as FooterGroup[];

const hasScreen = (name: PageName): name is RouteName => name in routes;

/** Links to those of the pages that have a screen: a page appears with its line in the table of routes. */
export const pageLinks = (names: readonly SitePageName[], { t, lang }: Text<'footer'>): FooterLink[] =>
  names.flatMap((name) =>
    hasScreen(name) ? [{ href: langUrl(lang, routeOf(name).path), label: t(`footer.page_${name}`) }] : [],
  );
