import { customerService, hongKongDate, hotline, href, type Opening } from '@first-gong/domain';
import { Icon } from '@first-gong/ui/Icon';
import { clockIcon } from '@first-gong/ui/icons/clock';
import { phoneIcon } from '@first-gong/ui/icons/phone';
import { Link } from '@first-gong/ui/Link';
import { Perforation } from '@first-gong/ui/Perforation';
import { Ticket } from '@first-gong/ui/Ticket';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { pageLinks } from '../../shared/sitePages.js';
import { useText } from '../../shared/text/index.js';
import { hotlineLink } from '../../shared/WithHotline.js';
import * as styles from './ContactUsScreen.css.js';

/** Whether each service is open. Null if the year's holidays are not published. */
export interface Openings {
  hotline: Opening | null;
  customerService: Opening | null;
}

/** Telephone numbers with opening hours, and tasks that need no enquiry. */
export function OtherWays({ openings, today }: { openings: Openings; today: string }) {
  const text = useText('contactUs', 'footer');
  const { t, lang } = text;
  const faster = [
    ...pageLinks(['faq', 'deliveryChangeRequest', 'txnChangeRequest', 'boxOffice'], text),
    { href: href(lang, 'forgotPassword'), label: t('contactUs.forgotPassword') },
  ];
  return (
    <Ticket as="aside" strong className={styles.ways} aria-label={t('contactUs.waysTitle')}>
      <section className={styles.part}>
        <h2 className={styles.partTitle}>{t('common.hotlineTitle')}</h2>
        <Telephone label={t('common.hotlineTitle')} />
        <OpenNow opening={openings.hotline} today={today} />
        <p className={styles.note}>{t('contactUs.hotlineHours', hotline)}</p>
      </section>
      <Perforation direction="horizontal" />
      <section className={styles.part}>
        <h2 className={styles.partTitle}>{t('contactUs.customerService')}</h2>
        <Telephone label={t('contactUs.customerService')} />
        <OpenNow opening={openings.customerService} today={today} />
        <p className={styles.note}>{t('contactUs.customerServiceHours', customerService)}</p>
        <p className={styles.note}>{t('contactUs.hongKongTime')}</p>
      </section>
      <Perforation direction="horizontal" />
      <section className={styles.part}>
        <h2 className={styles.partTitle}>{t('contactUs.fasterTitle')}</h2>
        <ul className={styles.faster}>
          {faster.map(({ href: address, label }) => (
            <li key={address}>
              <Link standalone href={address}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Ticket>
  );
}

/** Both services have one number; the label names the service. */
function Telephone({ label }: { label: string }) {
  const { t } = useText();
  const number = t('common.hotlineNumber');
  return (
    <p className={styles.number}>
      <a className={styles.call} href={hotlineLink(number)}>
        <Icon icon={phoneIcon} />
        <VisuallyHidden>{label}</VisuallyHidden> <span>{number}</span>
      </a>
    </p>
  );
}

function OpenNow({ opening, today }: { opening: Opening | null; today: string }) {
  const { t, format } = useText('contactUs');
  if (opening === null) return null;
  const words = opening.isOpen
    ? t('contactUs.open', { time: format.time(opening.closesAt) })
    : hongKongDate(opening.opensAt) === today
      ? t('contactUs.opensToday', { time: format.time(opening.opensAt) })
      : t('contactUs.opensLater', { time: format.showTime(opening.opensAt) });
  return (
    <p className={opening.isOpen ? styles.open : styles.closed}>
      <Icon icon={clockIcon} /> <span>{words}</span>
    </p>
  );
}
