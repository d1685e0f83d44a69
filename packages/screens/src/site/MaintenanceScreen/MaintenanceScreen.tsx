import { hotline, href } from '@first-gong/domain';
import { maintenanceHours } from '@first-gong/i18n';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { FullPageMessage, MessageNotes } from '@first-gong/ui/FullPageMessage';
import { Icon } from '@first-gong/ui/Icon';
import { wrenchIcon } from '@first-gong/ui/icons/wrench';
import { Stack } from '@first-gong/ui/Stack';
import { useText } from '../../shared/text/index.js';
import { endIn, endsSameDay } from '../siteNotices/index.js';
import * as styles from './MaintenanceScreen.css.js';

export interface MaintenanceScreenProps {
  /** UTC instants; `to` is null if the end is unknown. */
  state: { from: string; to: string | null };
}

/** Replaces a closed page: until when, what still works, and held seats (spec §2, §9). */
export function MaintenanceScreen({ state: { from, to } }: MaintenanceScreenProps) {
  const { t, lang, format } = useText('site');
  return (
    <Stack gap="none" className={styles.page}>
      <FullPageMessage
        kicker={
          <>
            <Icon icon={wrenchIcon} weight="fill" />
            {t('site.closedKicker')}
          </>
        }
        title={t('site.closedTitle')}
        figure={to === null || !endsSameDay(from, to) ? undefined : `${format.time(from)}–${format.time(to)}`}
      >
        <p>{to === null ? t('site.closedTextOpenEnd') : t('site.closedText', { to: endIn(from, to, format) })}</p>
        <p>{t('site.closedCart')}</p>
        <Button variant="buy" href={href(lang, 'home')}>
          {t('site.closedEvents')}
        </Button>
      </FullPageMessage>
      <Container className={styles.notes}>
        <MessageNotes
          notes={[
            {
              title: t('site.closedStillTitle'),
              text: t('site.closedStillText', { number: t('common.hotlineNumber'), ...hotline }),
            },
            {
              title: t('site.closedWeeklyTitle'),
              text: t('site.closedWeeklyText', maintenanceHours(lang)),
            },
          ]}
        />
      </Container>
    </Stack>
  );
}
