import { type EventOnTicket, href, type Member, points } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Heading } from '@first-gong/ui/Heading';
import { Inline } from '@first-gong/ui/Inline';
import { qrCodeIcon } from '@first-gong/ui/icons/qr-code';
import { Perforation } from '@first-gong/ui/Perforation';
import { Stack } from '@first-gong/ui/Stack';
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
    <Stack as="section" gap="none" className={styles.band} aria-label={t('history.memberIs', { name: member.name })}>
      <div className={styles.part}>
        <p>{t('history.memberIs', { name: member.name })}</p>
        <Inline as="p" gap="s2" rowGap="none" align="baseline" className={styles.points}>
          <span>{format.count(member.points)}</span>{' '}
          <span className={styles.unit}>{t('history.pointsUnit', { count: member.points })}</span>
        </Inline>
        <p className={styles.rule}>{t('history.pointsRule', { count: points.perDollar })}</p>
      </div>
      <Perforation direction="responsive" />
      <div className={styles.part}>
        <Heading headingLevel={2} size="body" weight="title">
          {t('history.nextShow')}
        </Heading>
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
    </Stack>
  );
}
