import { langUrl, type RouteName, routeOf } from '@first-gong/domain';
import type { FooterLink } from '@first-gong/ui/Footer';
import type { Text } from './text/index.js';

/** Pages of the footer (spec §2 Info pages). The help navigation has the same order. */
export const footerGroups = {
  groupBuying: ['help', 'buyEventTickets', 'buyTickets', 'paymentMethod', 'serviceFee', 'delivery'],
  groupService: ['deliveryChangeRequest', 'txnChangeRequest', 'boxOffice', 'ticketingTerminal', 'faq', 'contactUs'],
  groupAbout: ['access', 'systemRequirement', 'accessibility', 'releaseNotes', 'aboutUs', 'unsubscribe'],
} as const satisfies Record<string, readonly RouteName[]>;

type FooterGroup = keyof typeof footerGroups;
export type SitePageName = (typeof footerGroups)[FooterGroup][number];

export const footerPages: readonly SitePageName[] = Object.values(footerGroups).flat();

export const footerGroupNames = Object.keys(footerGroups) as FooterGroup[];

/** Footer links of pages. */
export const pageLinks = (names: readonly SitePageName[], { t, lang }: Text<'footer'>): FooterLink[] =>
  names.map((name) => ({ href: langUrl(lang, routeOf(name).path), label: t(`footer.page_${name}`) }));
