import { Container } from '@first-gong/ui/Container';
import { receiptIcon } from '@first-gong/ui/icons/receipt';
import { signOutIcon } from '@first-gong/ui/icons/sign-out';
import { ticketIcon } from '@first-gong/ui/icons/ticket';
import { SideNav } from '@first-gong/ui/SideNav';
import type { ReactNode } from 'react';
import { cartHref, historyHref, logoutHref } from '../hrefs/index.js';
import { useText } from '../text/index.js';
import * as styles from './MemberShell.css.js';

export interface MemberShellProps {
  /** Whether the page is the history itself or a page below it. */
  history: 'page' | 'section';
  children: ReactNode;
}

/** A page of member services beside its rooms. */
export function MemberShell({ history, children }: MemberShellProps) {
  const { t, lang } = useText('cart', 'member');
  return (
    <Container className={styles.shell}>
      <SideNav
        label={t('member.navLabel')}
        items={[
          {
            href: historyHref(lang),
            label: t('common.transactionHistory'),
            icon: receiptIcon,
            current: history,
          },
          { href: cartHref(lang), label: t('cart.title'), icon: ticketIcon },
          { href: logoutHref(lang), label: t('common.logout'), icon: signOutIcon },
        ]}
      />
      <div className={styles.column}>{children}</div>
    </Container>
  );
}
