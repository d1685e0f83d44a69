import {
  type CollectionOption,
  collectionOptions,
  estimateFees,
  href,
  serviceChargePerTicket,
  ticketsPerTransaction,
} from '@first-gong/domain';
import type { InfoContent } from '@first-gong/i18n/content';
import { DescriptionList } from '@first-gong/ui/DescriptionList';
import { FilterSelect } from '@first-gong/ui/FilterSelect';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../../shared/text/index.js';
import { InfoLayout, Tool } from '../info/index.js';

/** The calculator's values in the address. */
export interface FeeChoice {
  /** Null until entered. */
  tickets: number | null;
  way: CollectionOption;
}

export interface ServiceFeeScreenProps {
  content: InfoContent;
  choice: FeeChoice;
}

/** Service fees (spec §9 Other rules), and a calculator for one order. */
export function ServiceFeeScreen({ content, choice }: ServiceFeeScreenProps) {
  return (
    <InfoLayout route="serviceFee" content={content} tools={{ feeCalculator: <FeeCalculator choice={choice} /> }} />
  );
}

const numbers = Array.from({ length: ticketsPerTransaction }, (_, index) => String(index + 1));

/** Calculates an order's fees from its tickets and collection (spec §9 Other rules, Delivery). */
function FeeCalculator({ choice: { tickets, way } }: Pick<ServiceFeeScreenProps, 'choice'>) {
  const { t, lang, format } = useText('info', 'footer');
  const estimate = tickets === null ? null : estimateFees(tickets, way);
  return (
    <Tool
      label={t('footer.page_serviceFee')}
      action={href(lang, 'serviceFee')}
      fields={
        <>
          <FilterSelect
            name="tickets"
            label={t('info.tickets')}
            value={estimate === null ? '1' : String(tickets)}
            options={numbers.map((value) => ({ value, label: value }))}
          />
          <FilterSelect
            name="collection"
            label={t('info.collection')}
            value={way}
            options={collectionOptions.map((value) => ({ value, label: t(`info.way_${value}`) }))}
          />
        </>
      }
    >
      {estimate !== null ? (
        <>
          <DescriptionList
            layout="pairs"
            items={[
              {
                term: t('info.serviceCharge', { price: format.money(serviceChargePerTicket) }),
                details: format.money(estimate.serviceCharge),
              },
              {
                term: t('info.delivery'),
                details: estimate.delivery === 0 ? t('info.free') : format.money(estimate.delivery),
              },
              { term: t('info.total'), details: <b>{format.money(estimate.total)}</b> },
            ]}
          />
          <p>{t('info.feesIncluded')}</p>
        </>
      ) : tickets === null ? (
        <p>{t('info.feeHint')}</p>
      ) : (
        <Notice variant="danger">
          <p>{t('info.ticketsRefused', { limit: ticketsPerTransaction })}</p>
        </Notice>
      )}
    </Tool>
  );
}
