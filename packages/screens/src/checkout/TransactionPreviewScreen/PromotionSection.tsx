import { clean, type TransactionPreview } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Notice } from '@first-gong/ui/Notice';
import { Stack } from '@first-gong/ui/Stack';
import { TextField } from '@first-gong/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useText } from '../../shared/text/index.js';
import { Section } from './Section.js';
import * as styles from './TransactionPreviewScreen.css.js';

export interface PromotionSectionProps {
  preview: TransactionPreview;
  /** The applied code; undefined before. */
  code: string | undefined;
  /** Text that was typed before a reload and not applied. */
  typedBefore: string | undefined;
  /** Why the code was rejected. */
  error: string | undefined;
  /** Applies a code; null removes it. */
  onChange: (code: string | null) => void;
  /** Called with typed text that is not applied. */
  onType: (text: string) => void;
}

/** A promotion code and its discount (spec §3 Transaction: benefit or discount). */
export function PromotionSection({ preview, code, typedBefore, error, onChange, onType }: PromotionSectionProps) {
  const { t, format } = useText('preview');
  const [typed, setTyped] = useState(typedBefore ?? code ?? '');
  const type = (text: string) => {
    setTyped(text);
    onType(text);
  };
  const [missing, setMissing] = useState(false);
  const discount = preview.lines.find(({ kind }) => kind === 'discount');
  const remove = () => {
    type('');
    onChange(null);
    document.getElementById('promotion')?.focus();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const entered = clean(typed, 'code');
    setMissing(entered === '');
    type(entered);
    if (entered !== '') onChange(entered);
  };
  return (
    <Section id="promotion" title={t('preview.promotion')}>
      {code !== undefined && error === undefined && discount ? (
        <Notice variant="success" role="status" title={t('preview.promotionUsed', { code })}>
          <p>{t('preview.promotionOff', { amount: format.money(discount.amount) })}</p>
          <Button size="small" onClick={remove}>
            {t('preview.promotionRemove')}
          </Button>
        </Notice>
      ) : (
        // A separate form: Enter applies the code and never buys.
        <form noValidate onSubmit={apply}>
          <Stack align="start" gap="s3" className={styles.promotion}>
            <TextField
              id="promotionCode"
              name="promotionCode"
              label={t('preview.promotionCode')}
              hint={t('preview.promotionHint')}
              value={typed}
              onChange={(next) => {
                type(next);
                setMissing(false);
                // The error belongs to the applied code.
                if (code !== undefined) onChange(null);
              }}
              error={missing ? t('preview.promotionMissing') : error}
              autoComplete="off"
            />
            <div className={styles.promotionButton}>
              <Button type="submit">{t('preview.promotionApply')}</Button>
            </div>
          </Stack>
        </form>
      )}
    </Section>
  );
}
