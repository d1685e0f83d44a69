import { Link } from '@first-gong/ui/Link';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { TextField } from '@first-gong/ui/TextField';
import { type Form, useForm } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import * as shared from '../changeRequest/changeRequest.css.js';
import { type CardFrontHandlers, needsCard, RequestForm } from '../changeRequest/index.js';
import { Items } from './Items.js';
import { RequestSlip } from './RequestSlip.js';
import {
  errorsIn,
  type TxnChangeForm as FormState,
  fields,
  type TxnChangeField,
  type TxnChangeValues,
} from './state.js';
import * as styles from './TxnChangeRequestScreen.css.js';

export interface TxnChangeFormProps {
  state: FormState;
  onChange: (values: TxnChangeValues) => void;
  onSubmit: () => void;
  card: CardFrontHandlers;
  loginHref: string;
}

/** Order, items, the card's front, and the slip that lists what is missing. */
export function TxnChangeForm({ state, onChange, onSubmit, card, loginHref }: TxnChangeFormProps) {
  const { t, format } = useText('txnChange', 'changeRequest');
  const { values, order, isMember, submitting, error } = state;
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    check: () => errorsIn(state),
    onSubmit,
  });
  const isSessionLost = error?.code === 'loginRequired' || error?.code === 'sessionExpired';

  const proof = isMember ? (
    t('txnChange.buyerOnly')
  ) : (
    <>
      {t('txnChange.buyerLogsIn')}
      {format.sentenceGap}
      <Link href={loginHref}>{t('txnChange.logIn')}</Link>
    </>
  );
  return (
    <RequestForm
      form={form}
      state={state}
      title={t('txnChange.title')}
      lead={t('txnChange.lead')}
      labels={{ cardFirst4: t('txnChange.cardFirst4'), cardLast4: t('txnChange.cardLast4') }}
      help={!isMember && isSessionLost && <p>{proof}</p>}
      card={card}
      withoutCard={form.field('withoutCard', ['cardImage', 'cardFirst4', 'cardLast4'])}
      proof={proof}
      slip={<RequestSlip state={state} form={form} />}
    >
      <Order form={form} needsDigits={order === null || needsCard(state)} disabled={!needsCard(state)} />
      <Items form={form} order={order} />
    </RequestForm>
  );
}

interface OrderProps {
  form: Form<TxnChangeField, TxnChangeValues>;
  /** A card paid, as far as the page knows. */
  needsDigits: boolean;
  /** The sender claims that no card paid. */
  disabled: boolean;
}

/** The order number, and the card's unredacted digits (spec §5). */
function Order({ form, needsDigits, disabled }: OrderProps) {
  const { t } = useText('txnChange', 'changeRequest');
  const digits = {
    inputMode: 'numeric',
    autoComplete: 'off',
    required: !disabled,
    disabled,
    'aria-describedby': 'card-hint',
  } as const;
  return (
    <Stack as="section" aria-labelledby="order-title">
      <SectionHeading id="order-title">{t('txnChange.order')}</SectionHeading>
      <div className={styles.order}>
        <div className={styles.number}>
          <TextField
            label={t('changeRequest.transactionNumber')}
            {...form.field('transactionNumber', ['cardImage', 'withoutCard'])}
            autoComplete="off"
            aria-describedby="number-hint"
            required
          />
        </div>
        {needsDigits && (
          <>
            <TextField label={t('txnChange.cardFirst4')} {...form.field('cardFirst4')} {...digits} />
            <TextField label={t('txnChange.cardLast4')} {...form.field('cardLast4')} {...digits} />
          </>
        )}
      </div>
      <div className={shared.note}>
        <p id="number-hint">{t('changeRequest.transactionHint', { example: 'T-20261120-08841273' })}</p>
        {needsDigits && <p id="card-hint">{t('txnChange.together')}</p>}
      </div>
    </Stack>
  );
}
