import { href } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { LinkLine } from '../shared/LinkLine.js';
import { useText } from '../shared/text/index.js';

/** A matched wish that needs points. */
export interface WishDue {
  title: string;
  /** Payment deadline, UTC. */
  until: string;
  /** Missing points; 0 if there are enough. */
  missing: number;
}

/** On the top-up pages: the wish that needs points, with a link to its payment (spec §8 Wish list). */
export function WishDueNotice({ due }: { due: WishDue | null }) {
  const { t, format, lang } = useText('wishList');
  if (due === null) return null;
  const { missing, title } = due;
  const amount = missing === 0 ? 'enough' : 'notEnough';
  return (
    <Notice
      variant={missing === 0 ? 'success' : 'info'}
      title={t(`wishList.${amount}Title`, { points: format.count(missing), count: missing })}
      role="status"
    >
      <p>{t(`wishList.${amount}Text`, { title, until: format.showTime(due.until) })}</p>
      <LinkLine href={href(lang, 'wishList')}>{t('wishList.toPayment')}</LinkLine>
    </Notice>
  );
}
