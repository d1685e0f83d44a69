import { hongKongDate, type SiteMaintenance, type WeatherSignal } from '@first-gong/domain';
import { Link } from '@first-gong/ui/Link';
import { type Text, useText } from '../../shared/text/index.js';
import { Banner } from './Banner.js';

/** A maintenance that all pages announce. */
export interface ToldMaintenance extends SiteMaintenance {
  phase: 'ahead' | 'on';
}

export interface SiteNoticesProps {
  weather: WeatherSignal;
  maintenance: ToldMaintenance | null;
  /** Address of the waiting room during a hot event. @default null */
  waitingRoom?: string | null;
  /** The notices changed while the page was open, so screen readers announce them. @default false */
  announced?: boolean;
}

/** Site-wide notices above every header: weather first, then maintenance (spec §2, §9). */
export function SiteNotices({ weather, maintenance, waitingRoom = null, announced = false }: SiteNoticesProps) {
  const text = useText('site');
  const { t, format } = text;
  return (
    <>
      {weather !== 'none' && (
        <Banner variant="weather" word={t(`site.${weather}Word`)} announced={announced}>
          {t(`site.${weather}Text`)}
        </Banner>
      )}
      {maintenance && (
        <Banner variant="maintenance" word={t('site.maintenanceWord')} announced={announced}>
          {maintenanceWords(maintenance, text)}
        </Banner>
      )}
      {waitingRoom && (
        <Banner variant="hot" word={t('site.hotEventWord')} announced={announced}>
          {t('site.hotEventText')}
          {format.sentenceGap}
          <Link href={waitingRoom}>{t('site.hotEventLink')}</Link>
        </Banner>
      )}
    </>
  );
}

function maintenanceWords({ phase, from, to }: ToldMaintenance, { t, format }: Text<'site'>): string {
  if (to === null) return t('site.maintenanceOnOpenEnd');
  const end = endIn(from, to, format);
  return phase === 'ahead'
    ? t('site.maintenanceAhead', { from: format.time(from), to: end })
    : t('site.maintenanceOn', { to: end });
}

/** Whether two instants are on the same day in Hong Kong. */
export const endsSameDay = (from: string, to: string): boolean => hongKongDate(from) === hongKongDate(to);

/** Time of a maintenance's end, with its day if it differs. */
export const endIn = (from: string, to: string, format: Text['format']): string =>
  endsSameDay(from, to) ? format.time(to) : format.showTime(to);
