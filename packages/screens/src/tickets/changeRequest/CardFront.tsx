import { upload as limits } from '@first-gong/domain';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { Loading } from '@first-gong/ui/Loading';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import type { ReactNode } from 'react';
import type { FieldProps } from '../../shared/form/index.js';
import { latePart } from '../../shared/parts/index.js';
import { useText } from '../../shared/text/index.js';
import { WithHotline } from '../../shared/WithHotline.js';
import * as styles from './changeRequest.css.js';
import type { CardFrontHandlers, CardFrontState } from './state.js';

/** Lazy-loaded when its section renders: the heaviest part of the page, and many orders do not need it. */
const CardTool = latePart(
  () => import('./CardTool/CardTool.js'),
  (file) => file.CardTool,
);

interface CardFrontProps extends CardFrontHandlers {
  id: string;
  state: CardFrontState;
  error: string | undefined;
  disabled: boolean;
  /** The choice that no card paid, and the buyer's other proof; null if the page knows that a card paid. */
  without: (FieldProps<boolean> & { proof: ReactNode }) | null;
}

/** The card's front (spec §5): only the first and the last 4 digits leave the device. */
export function CardFront({ id, state, error, disabled, without, ...handlers }: CardFrontProps) {
  const { t } = useText('changeRequest');
  const isClaimed = without?.value ?? false;
  return (
    <section id={`${id}-part`} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Stack>
        <SectionHeading id={`${id}-title`} aside={t('changeRequest.cardInked')}>
          {t('changeRequest.cardHeading')}
        </SectionHeading>
        {without && (
          <div>
            <Checkbox
              name={without.name}
              id={isClaimed && error ? id : without.id}
              checked={isClaimed}
              disabled={disabled}
              onChange={without.onChange}
              // The order was paid by card after all.
              error={isClaimed ? (error ?? without.error) : without.error}
            >
              {t('changeRequest.cardNone')}
            </Checkbox>
            <p className={styles.note}>{t('changeRequest.cardNoneHint')}</p>
            {isClaimed && <p className={styles.note}>{without.proof}</p>}
          </div>
        )}
        {!isClaimed && (
          <>
            <p className={styles.note}>{t('changeRequest.cardWhy')}</p>
            <p className={styles.note}>
              <WithHotline>{t('changeRequest.cardAlone', { hotline: t('common.hotlineNumber') })}</WithHotline>
            </p>
            <CardTool
              partName={t('changeRequest.card')}
              waiting={
                <div className={styles.loadingTool}>
                  <Loading label={t('changeRequest.card')} />
                </div>
              }
              next={`${id}-part`}
              id={id}
              state={state}
              error={error}
              disabled={disabled}
              maxPixels={limits.maxPixels}
              {...handlers}
            />
          </>
        )}
      </Stack>
    </section>
  );
}
