import { type EventOnTicket, href, type Member, points } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { qrCodeIcon } from '@first-gong/ui/icons/qr-code';
import { Perforation } from '@first-gong/ui/Perforation';
import { useText } from '../../shared/text/index.js';
import * as styles from './MemberBand.css.js';

/** The soonest paid performance. */
export interface NextShow {
  transactionNumber: string;
  event: EventOnTicket;
}

export interface MemberBandProps {
  member: Member;
  next: NextShow | null;
}

/** The member's name, points and next show on a green ticket. */
export function MemberBand({ member, next }: MemberBandProps) {
  const { t, format, lang } = useText('history');
  return (
    <section className={styles.band} aria-label={t('history.memberIs', { name: member.name })}>
      <div className={styles.part}>
        <p>{t('history.memberIs', { name: member.name })}</p>
        <p className={styles.points}>
          <span>{format.count(member.points)}</span>{' '}
          <span className={styles.unit}>{t('history.pointsUnit', { count: member.points })}</span>
        </p>
        <p className={styles.rule}>{t('history.pointsRule', { count: points.perDollar })}</p>
      </div>
      <Perforation direction="responsive" />
      <div className={styles.part}>
        <h2 className={styles.label}>{t('history.nextShow')}</h2>
        {next === null ? (
          <>
            <p className={styles.title}>{t('history.nextNone')}</p>
            <div className={styles.action}>
              <Button variant="buy" size="small" href={href(lang, 'home')}>
                {t('history.browse')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className={styles.title}>{next.event.title}</p>
            <p className={styles.when}>{format.showTime(next.event.startsAt)}</p>
            <p>{next.event.venue}</p>
            <div className={styles.action}>
              <Button
                variant="buy"
                size="small"
                icon={qrCodeIcon}
                href={href(lang, 'transactionDetail', { transactionNumber: next.transactionNumber })}
              >
                {t('history.showTickets')}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
