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

/** Target of the skip link, past the navigation. */
const columnId = 'service';

/** Parents of pages that the navigation does not list. */
const pageAbove: Partial<Record<RouteName, RouteName>> = {
  transactionDetail: 'txnHistory',
  topUpsHistory: 'topUps',
  myData: 'memberInfo',
};

/** Layout of member services: navigation beside the page. The wish list appears if the config enables it. */
export function MemberShell({ route, children }: { route: RouteName; children: ReactNode }) {
  const { t, lang } = useText('member');
  const wishListOn = useWishListOn();
  const all = [
    { name: 'txnHistory', label: t('common.transactionHistory'), icon: receiptIcon },
    { name: 'favourites', label: t('common.favourites'), icon: heartIcon },
    { name: 'wishList', label: t('member.wishList'), icon: notePencilIcon },
    { name: 'shoppingCart', label: t('member.cart'), icon: ticketIcon },
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
