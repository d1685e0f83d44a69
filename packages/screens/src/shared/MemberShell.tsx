import { href, type RouteName } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { bellIcon } from '@first-gong/ui/icons/bell';
import { coinsIcon } from '@first-gong/ui/icons/coins';
import { heartIcon } from '@first-gong/ui/icons/heart';
import { notePencilIcon } from '@first-gong/ui/icons/note-pencil';
import { receiptIcon } from '@first-gong/ui/icons/receipt';
import { signOutIcon } from '@first-gong/ui/icons/sign-out';
import { ticketIcon } from '@first-gong/ui/icons/ticket';
import { userIcon } from '@first-gong/ui/icons/user';
import { SideNav } from '@first-gong/ui/SideNav';
import { SkipLink } from '@first-gong/ui/SkipLink';
import type { ReactNode } from 'react';
import * as styles from './MemberShell.css.js';
import { useText } from './text/index.js';
import { useWishListOn } from './wishListOn.js';

export interface MemberShellProps {
  /** The route of the page. */
  route: RouteName;
  children: ReactNode;
}

/** Where the skip link leads: past the navigation of member services. */
const columnId = 'service';

/** The pages that the navigation does not name, with the page above each. */
const pageAbove: Partial<Record<RouteName, RouteName>> = {
  transactionDetail: 'txnHistory',
  topUpsHistory: 'topUps',
};

/** The layout of member services: the navigation of the section beside the page. The wish list is there while it is on. */
export function MemberShell({ route, children }: MemberShellProps) {
  const { t, lang } = useText('cart', 'member');
  const wishListOn = useWishListOn();
  const all = [
    { name: 'txnHistory', label: t('common.transactionHistory'), icon: receiptIcon },
    { name: 'favourites', label: t('common.favourites'), icon: heartIcon },
    { name: 'wishList', label: t('member.wishList'), icon: notePencilIcon },
    { name: 'shoppingCart', label: t('cart.title'), icon: ticketIcon },
    { name: 'topUps', label: t('member.points'), icon: coinsIcon },
    { name: 'notices', label: t('member.notices'), icon: bellIcon },
    { name: 'memberInfo', label: t('member.info'), icon: userIcon },
    { name: 'logout', label: t('common.logout'), icon: signOutIcon },
  ] as const;
  const pages = all.filter(({ name }) => name !== 'wishList' || wishListOn);
  return (
    <Container className={styles.shell}>
      <SkipLink target={columnId}>{t('common.skipMenu')}</SkipLink>
      <SideNav
        label={t('member.navLabel')}
        items={pages.map(({ name, label, icon }) => ({
          href: href(lang, name),
          label,
          icon,
          current: name === route ? 'page' : name === pageAbove[route] ? 'section' : undefined,
        }))}
      />
      <div className={styles.column} id={columnId} tabIndex={-1}>
        {children}
      </div>
    </Container>
  );
}
