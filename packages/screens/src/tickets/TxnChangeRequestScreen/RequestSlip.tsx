import { changeRequestWorkingDays, newFieldOf } from '@first-gong/domain';
import { Heading } from '@first-gong/ui/Heading';
import { Icon } from '@first-gong/ui/Icon';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { minusIcon } from '@first-gong/ui/icons/minus';
import { warningCircleIcon } from '@first-gong/ui/icons/warning-circle';
import { Perforation } from '@first-gong/ui/Perforation';
import { Stack } from '@first-gong/ui/Stack';
import { Ticket } from '@first-gong/ui/Ticket';
import type { Form } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import { needsCard, SubmitRequest } from '../changeRequest/index.js';
import { errorsIn, type TxnChangeField, type TxnChangeForm, type TxnChangeValues } from './state.js';
import * as styles from './TxnChangeRequestScreen.css.js';

export interface RequestSlipProps {
  state: TxnChangeForm;
  form: Form<TxnChangeField, TxnChangeValues>;
}

/** Complete and missing parts of the request, and the submit button. */
export function RequestSlip({ state, form }: RequestSlipProps) {
  const { t } = useText('txnChange', 'changeRequest');
  const { values, order, submitting } = state;
  const missing = new Set<string>(errorsIn(state).map(({ field }) => field));
  const byCard = needsCard(state);
  const changed = values.items.map((item) => t(`txnChange.${item}`)).join(t('common.separator'));
  const parts: { fields: TxnChangeField[]; done: string; open: string }[] = [
    {
      fields: ['transactionNumber', 'cardFirst4', 'cardLast4'],
      done: t(byCard ? 'txnChange.orderDone' : 'txnChange.numberDone'),
      open: t(byCard ? 'txnChange.orderOpen' : 'txnChange.numberOpen'),
    },
    {
      fields: ['items', ...values.items.map(newFieldOf)],
      done: t('txnChange.itemsDone', { items: changed }),
      open: t(values.items.length === 0 ? 'txnChange.itemsOpen' : 'txnChange.valueOpen'),
    },
    ...(byCard
      ? [{ fields: ['cardImage' as const], done: t('txnChange.cardDone'), open: t('txnChange.cardOpen') }]
      : []),
    ...(order === null && !byCard
      ? [{ fields: ['withoutCard' as const], done: t('txnChange.buyerDone'), open: t('txnChange.buyerOpen') }]
      : []),
  ];
  return (
    <Ticket as="section" strong aria-labelledby="slip-title">
      <Stack gap="s3" className={styles.slip}>
        <Heading headingLevel={2} size="small" id="slip-title">
          {t('txnChange.slip')}
        </Heading>
        <Stack as="ul" gap="s3" className={styles.checks}>
          {parts.map(({ fields, done, open }) => {
            const isDone = !fields.some((field) => missing.has(field));
            const isWrong = form.problems.some(({ field }) => field !== null && fields.includes(field));
            return (
              <li className={styles.check} key={fields.join()} data-wrong={isWrong || undefined}>
                <Icon icon={isWrong ? warningCircleIcon : isDone ? checkCircleIcon : minusIcon} />
                <span>{isDone ? done : open}</span>
              </li>
            );
          })}
        </Stack>
      </Stack>
      <Perforation direction="horizontal" />
      <Stack gap="s3" className={styles.slip}>
        <SubmitRequest busy={submitting}>{t('changeRequest.submit')}</SubmitRequest>
        <p className={styles.checks}>{t('txnChange.note', { count: changeRequestWorkingDays })}</p>
      </Stack>
    </Ticket>
  );
}
