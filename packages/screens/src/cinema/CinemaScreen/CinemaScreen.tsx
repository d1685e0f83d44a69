import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Stack } from '@first-gong/ui/Stack';
import { type CinemaChoice, cinemaHref } from '../../shared/cinemaHref.js';
import { NotReadyScreen } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './CinemaScreen.css.js';
import { Schedule } from './Schedule.js';
import { ShowPage } from './ShowPage.js';
import type { CinemaState, ShowHandlers } from './state.js';

export type { CaptchaKind, CaptchaState, CinemaState } from './state.js';

export interface CinemaScreenProps extends Partial<ShowHandlers> {
  state: CinemaState;
  /** Venue and date in the address, for the link back from a show. */
  choice: CinemaChoice;
  onRetry: () => void;
}

const nothing = () => {};

/** The schedule has only links, so no handlers. */
const noHandlers: ShowHandlers = {
  onChoose: nothing,
  onEnter: nothing,
  onCaptcha: nothing,
  onPlanRetry: nothing,
  onHold: nothing,
};

/** The cinema (spec §2 Cinema schedule): a venue's films on a day, or tickets and seats of one show. */
export function CinemaScreen({ state, choice, onRetry, ...handlers }: CinemaScreenProps) {
  const { t } = useText('cinema');
  switch (state.kind) {
    case 'schedule':
      return <Schedule state={state} choice={choice} />;
    case 'show':
      return <ShowPage state={state} {...{ ...noHandlers, ...handlers }} />;
    case 'unavailable':
      return <ReleasedSeats choice={choice} />;
    default:
      return (
        <NotReadyScreen
          state={state}
          title={t('cinema.title')}
          loading={t(choice.performanceId === null ? 'cinema.loading' : 'cinema.loadingShow')}
          onRetry={onRetry}
        />
      );
  }
}

function ReleasedSeats({ choice: { venue, date } }: { choice: CinemaChoice }) {
  const { t, lang } = useText('cinema');
  return (
    <Container className={styles.page}>
      <Stack gap="s5">
        <PageTitle>{t('cinema.unavailable')}</PageTitle>
        <EmptyState
          title={t('cinema.unavailableText')}
          action={
            <Button variant="buy" href={cinemaHref(lang, { venue, date })}>
              {t('cinema.back')}
            </Button>
          }
        />
      </Stack>
    </Container>
  );
}
