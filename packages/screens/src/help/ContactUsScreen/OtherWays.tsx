import { customerService, hongKongDate, hotline, href, type Opening } from '@first-gong/domain';
import { Heading } from '@first-gong/ui/Heading';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { clockIcon } from '@first-gong/ui/icons/clock';
import { phoneIcon } from '@first-gong/ui/icons/phone';
import { Link } from '@first-gong/ui/Link';
import { Perforation } from '@first-gong/ui/Perforation';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
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
    <Ticket as="aside" strong aria-label={t('contactUs.waysTitle')}>
      <Stack as="section" gap="s2" padding="s5">
        <Heading headingLevel={2} size="small">
          {t('common.hotlineTitle')}
        </Heading>
        <Telephone label={t('common.hotlineTitle')} />
        <OpenNow opening={openings.hotline} today={today} />
        <Text variant="secondary" size="small">
          {t('contactUs.hotlineHours', hotline)}
        </Text>
      </Stack>
      <Perforation direction="horizontal" />
      <Stack as="section" gap="s2" padding="s5">
        <Heading headingLevel={2} size="small">
          {t('contactUs.customerService')}
        </Heading>
        <Telephone label={t('contactUs.customerService')} />
        <OpenNow opening={openings.customerService} today={today} />
        <Text variant="secondary" size="small">
          {t('contactUs.customerServiceHours', customerService)}
        </Text>
        <Text variant="secondary" size="small">
          {t('contactUs.hongKongTime')}
        </Text>
      </Stack>
      <Perforation direction="horizontal" />
      <Stack as="section" gap="s2" padding="s5">
        <Heading headingLevel={2} size="small">
          {t('contactUs.fasterTitle')}
        </Heading>
        <Stack as="ul" gap="s2">
          {faster.map(({ href: address, label }) => (
            <li key={address}>
              <Link standalone href={address}>
                {label}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
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
    <Inline as="p" nowrap gap="s2" className={opening.isOpen ? styles.open : undefined}>
      <Icon icon={clockIcon} /> <span>{words}</span>
    </Inline>
  );
}
