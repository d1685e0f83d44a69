import {
  type CivilDate,
  type CourierDestination,
  courierDestinations,
  type DeliveryEstimate,
  estimateDelivery,
  estimatedDays,
  href,
} from '@first-gong/domain';
import type { InfoContent } from '@first-gong/i18n/content';
import { DescriptionList } from '@first-gong/ui/DescriptionList';
import { FilterDay, FilterSelect } from '@first-gong/ui/FilterSelect';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../../shared/text/index.js';
import { InfoLayout, Tool } from '../info/index.js';

/** The calculator's values in the address. */
export interface DeliveryChoice {
  way: CourierDestination;
  /** Day of the show as entered; empty before. */
  day: string;
}

export interface DeliveryScreenProps {
  content: InfoContent;
  choice: DeliveryChoice;
  /** In Hong Kong. */
  today: CivilDate;
}

/** Delivery: the options, their fees and last days (spec §9), and a calculator for one show. */
export function DeliveryScreen({ content, choice, today }: DeliveryScreenProps) {
  return (
    <InfoLayout
      route="delivery"
      content={content}
      tools={{ deliveryCalculator: <DeliveryCalculator choice={choice} today={today} /> }}
    />
  );
}

/** Calculates fee, delivery time and last days from destination and show (spec §9 Delivery). */
function DeliveryCalculator({ choice, today }: Omit<DeliveryScreenProps, 'content'>) {
  const { t, lang, format } = useText('info', 'footer');
  const { first, last } = estimatedDays(today);
  const estimate = choice.day === '' ? null : estimateDelivery(choice.way, choice.day, today);
  return (
    <Tool
      label={t('footer.page_delivery')}
      action={href(lang, 'delivery')}
      fields={
        <>
          <FilterSelect
            name="to"
            label={t('info.destination')}
            value={choice.way}
            options={courierDestinations.map((value) => ({ value, label: t(`info.way_${value}`) }))}
          />
          <FilterDay
            name="date"
            label={t('info.showDay')}
            value={estimate === null ? '' : choice.day}
            min={first}
            max={last}
          />
        </>
      }
    >
      {estimate !== null ? (
        <Estimate estimate={estimate} />
      ) : choice.day === '' ? (
        <p>{t('info.deliveryHint')}</p>
      ) : (
        <Notice variant="danger">
          <p>{t('info.dayRefused', { first: format.recordDay(first), last: format.recordDay(last) })}</p>
        </Notice>
      )}
    </Tool>
  );
}

function Estimate({ estimate }: { estimate: DeliveryEstimate }) {
  const { t, format } = useText('info');
  const { fee, days, until, inTime, changeUntil, workingDaysLeft } = estimate;
  const lastDay = format.recordDay(until);
  return (
    <>
      <Notice variant={inTime ? 'success' : 'danger'}>
        <p>{t(inTime ? 'info.inTime' : 'info.tooLate')}</p>
      </Notice>
      <DescriptionList
        layout="pairs"
        items={[
          { term: t('info.fee'), details: format.money(fee) },
          {
            term: t('info.onTheWay'),
            details: days ? t('info.daysOnTheWay', { from: days[0], to: days[1] }) : t('info.beforeShow'),
          },
          {
            term: t('info.lastDay'),
            details:
              inTime && workingDaysLeft !== null
                ? t('info.lastDayLeft', { day: lastDay, count: workingDaysLeft })
                : lastDay,
          },
          ...(changeUntil === null ? [] : [{ term: t('info.changeUntil'), details: format.recordDay(changeUntil) }]),
        ]}
      />
    </>
  );
}
