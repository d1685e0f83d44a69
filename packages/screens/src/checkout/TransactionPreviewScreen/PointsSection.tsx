import { type CartItem, pointsOffset, points as rate, type TransactionPreview } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { PointsField } from '@first-gong/ui/PointsField';
import type { FieldProps } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import { Section } from './Section.js';
import * as styles from './TransactionPreviewScreen.css.js';

export interface PointsSectionProps {
  items: CartItem[];
  points: TransactionPreview['points'];
  field: FieldProps<number>;
}

/** Points for the order (spec §9 Points). Events outside the points programme have no field. */
export function PointsSection({ items, points, field }: PointsSectionProps) {
  const { t, format } = useText('preview');
  const outside = [...new Set(items.filter(({ event }) => !event.pointsProgramme).map(({ event }) => event.title))];
  // The entered value stays visible, even if the order accepts no more points.
  const isEntered = field.value !== 0;
  const canUse = field.value <= points.usable && field.value % rate.perDollarOffset === 0;
  const after = points.balance - field.value + points.willEarn;
  const allOutside = items.every(({ event }) => !event.pointsProgramme);
  return (
    <Section
      id="points"
      title={t('preview.points')}
      aside={t('preview.pointsBalance', { count: points.balance, points: format.count(points.balance) })}
    >
      {allOutside && !isEntered ? (
        <Notice>
          <p>{t('preview.pointsNotInProgramme')}</p>
        </Notice>
      ) : (
        <>
          {points.usable === 0 && !isEntered ? (
            <Notice>
              <p>{t('preview.pointsNone')}</p>
            </Notice>
          ) : (
            <PointsField
              {...field}
              label={t('preview.pointsUse')}
              hint={t('preview.pointsHint', { rate: rate.perDollarOffset, usable: format.count(points.usable) })}
              max={points.usable}
              step={rate.perDollarOffset}
              useAllLabel={t('preview.pointsUseAll')}
              offsetLabel={t('preview.pointsOff')}
              refusedMessage={t('preview.pointsRefused')}
              offset={format.money(canUse ? -pointsOffset(field.value) : 0)}
            />
          )}
          {canUse && points.balance > 0 && (
            <p className={styles.hint}>{t('preview.pointsAfter', { count: after, points: format.count(after) })}</p>
          )}
          {outside.map((event) => (
            <p key={event} className={styles.hint}>
              {t('preview.pointsNotEarned', { event })}
            </p>
          ))}
        </>
      )}
    </Section>
  );
}
