import { changeRequestWorkingDays } from '@first-gong/domain';
import { SumLines } from '@first-gong/ui/SumLines';
import { PaymentSlip } from '../../shared/purchase/PaymentSlip.js';
import { useText } from '../../shared/text/index.js';
import * as styles from '../changeRequest/changeRequest.css.js';
import { SubmitRequest } from '../changeRequest/index.js';
import { type DeliveryChangeForm, feeOf } from './state.js';

/** The new collection, its fee, and the submit button. */
export function RequestSlip({ state }: { state: DeliveryChangeForm }) {
  const { t, format } = useText('deliveryChange', 'changeRequest', 'payment');
  const { order, values, submitting } = state;
  const fee = feeOf(state);
  const amount = format.money(fee);
  const { option, destination, appointmentDay, appointmentTime } = values;
  const changeTo =
    option === ''
      ? t('deliveryChange.notChosen')
      : option === 'delivery'
        ? t('deliveryChange.deliveryTo', { place: t(`deliveryChange.${destination}`) })
        : t(`payment.${option}`);
  const appointment =
    option === 'pickUp' && appointmentDay !== '' && `${format.day(appointmentDay)} ${appointmentTime}`;
  return (
    <PaymentSlip
      title={t('deliveryChange.slip')}
      lines={
        <>
          {order?.orders.map(({ event }) => (
            <p key={event.performanceId}>
              <b>{event.title}</b>
              <br />
              <span className={styles.note}>{`${format.showTime(event.startsAt)}\u00a0·\u00a0${event.venue}`}</span>
            </p>
          ))}
          <SumLines
            lines={[
              ...(order ? [{ label: t('deliveryChange.now'), value: t(`payment.${order.delivery.method}`) }] : []),
              { label: t('deliveryChange.changeTo'), value: changeTo },
              ...(appointment ? [{ label: t('deliveryChange.appointment'), value: appointment }] : []),
              {
                label: t('changeRequest.handling'),
                value: t('changeRequest.workingDays', { count: changeRequestWorkingDays }),
              },
            ]}
          />
        </>
      }
      totalLabel={t('deliveryChange.total')}
      total={option === '' ? null : fee}
      confirm={
        <SubmitRequest busy={submitting}>
          {fee > 0 ? t('deliveryChange.submitAndPay', { amount }) : t('changeRequest.submit')}
        </SubmitRequest>
      }
      note={
        option === ''
          ? t('deliveryChange.noteNotChosen')
          : fee === 0
            ? t('deliveryChange.noteFree')
            : [t('deliveryChange.noteFee'), !order && t('deliveryChange.noteUnknown')]
                .filter(Boolean)
                .join(format.sentenceGap)
      }
    />
  );
}
