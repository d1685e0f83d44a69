import type { WeatherSignal } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../../shared/text/index.js';

export interface WeatherNoticeProps {
  weather: WeatherSignal;
  /** Whether the cinema opens on the visible day. */
  open: boolean;
}

/** Typhoon signal no. 8 closes the cinemas for its day, a black rainstorm does not (spec §9 Other rules). */
export function WeatherNotice({ weather, open }: WeatherNoticeProps) {
  const { t } = useText('cinema');
  if (weather === 'none') return null;
  if (weather === 'blackRainstorm') {
    return (
      <Notice title={t('cinema.rainTitle')}>
        <p>{t('cinema.rainText')}</p>
      </Notice>
    );
  }
  if (open) {
    return (
      <Notice>
        <p>{t('cinema.typhoonOther')}</p>
      </Notice>
    );
  }
  return (
    <Notice variant="danger" title={t('cinema.typhoonTitle')}>
      <p>{t('cinema.typhoonText')}</p>
    </Notice>
  );
}
