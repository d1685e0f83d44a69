import {
  checkTopUp,
  paymentMethods,
  pointsBought,
  pointsCredited,
  readWholeNumber,
  topUp,
  topUpBonus,
} from '@first-gong/domain';

import { Columns } from '@first-gong/ui/Columns';
import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right';
import { PointsPack } from '@first-gong/ui/PointsPack';
import { RadioGroup } from '@first-gong/ui/RadioGroup';
import { Stack } from '@first-gong/ui/Stack';
import { TextField } from '@first-gong/ui/TextField';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { type FormFields, FormProblems, idsOf, SubmitButton, useForm } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import type { TopUpsScreenProps, TopUpsState, TopUpValues } from './state.js';
import * as styles from './TopUpsScreen.css.js';

/** Cents: round numbers between the smallest and the largest top-up. */
const packs = [50_00, 100_00, 200_00, 500_00, 1000_00];

const fields: FormFields<keyof TopUpValues> = {
  ids: idsOf('pack', 'amount', 'paymentMethod'),
  kinds: { amount: 'line' },
  byCode: { topUpAmountInvalid: 'amount' },
};

/** Cents of the chosen or typed amount; NaN unless it is a whole number. */
const amountOf = ({ pack, amount }: TopUpValues) => readWholeNumber(pack || amount) * 100;

type TopUpFormProps = Pick<TopUpsScreenProps, 'onChange' | 'onTopUp'> & {
  state: Extract<TopUpsState, { kind: 'ready' }>;
};

/** Buys points. The bank's page follows. */
export function TopUpForm({ state, onChange, onTopUp }: TopUpFormProps) {
  const { t, format } = useText('points', 'payment');
  const { balance, values, submitting, error, failure } = state;
  const cents = amountOf(values);
  const isValid = checkTopUp(cents).length === 0;
  const credited = isValid ? pointsCredited(cents) : 0;
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    check: () => checkTopUp(cents),
    onSubmit: () => onTopUp(cents),
  });
  const bonusOf = (amount: number) => {
    const count = topUpBonus(amount);
    return count === 0 ? undefined : t('points.bonus', { count: format.count(count) });
  };
  const limits = { min: topUp.min / 100, max: topUp.max / 100 };
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap="s5">
        <FormProblems
          form={form}
          title={t('points.problem')}
          failure={failure && failureSentence(failure, t, (what) => t('points.failed', { what }))}
        />
        <PointsPack
          label={t('points.pack')}
          {...form.field('pack')}
          onChange={(pack) => onChange({ ...values, pack, amount: '' })}
          unit={t('points.unit', { count: 2 })}
          options={packs.map((amount) => ({
            value: String(amount / 100),
            points: format.count(pointsBought(amount)),
            extra: bonusOf(amount),
            price: format.money(amount),
          }))}
        />
        <Columns>
          <TextField
            label={t('points.ownAmount')}
            hint={t('points.ownAmountHint', limits)}
            {...form.field('amount')}
            onChange={(amount) => {
              form.field('amount').onChange(amount);
              onChange({ ...values, amount, pack: '' });
            }}
            inputMode="numeric"
          />
          <div>
            <output htmlFor="pack amount">
              <Stack as="span" gap="none">
                <span>{t('points.balanceAfter')}</span>{' '}
                <span className={styles.after}>
                  <span>{format.count(balance + credited)}</span>{' '}
                  <VisuallyHidden>{t('points.unit', { count: balance + credited })}</VisuallyHidden>
                </span>
              </Stack>
            </output>
            {isValid && topUpBonus(cents) > 0 && (
              <p>{t('points.bonusIncluded', { count: format.count(topUpBonus(cents)) })}</p>
            )}
          </div>
        </Columns>
        <RadioGroup
          label={t('points.paymentMethod')}
          {...form.field('paymentMethod')}
          options={paymentMethods.map((method) => ({ value: method, label: t(`payment.${method}`) }))}
        />
        <div>
          <SubmitButton iconAfter={arrowRightIcon} busy={submitting} busyLabel={t('points.submitting')}>
            {isValid
              ? t('points.submit', { count: format.count(credited), price: format.money(cents) })
              : t('points.submitNone')}
          </SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
