import { type DeliveryMethod, type DeliveryOption, delivery } from '@first-gong/domain';
import { OptionCards } from '@first-gong/ui/OptionCards';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import type { FieldProps } from '../shared/form/index.js';
import { type Text, useText } from '../shared/text/index.js';
import * as styles from './TransactionPreviewScreen.css.js';

const names = {
  eTicket: { title: 'receipt.eTicket', text: 'preview.eTicketText' },
  kiosk: { title: 'receipt.kiosk', text: 'preview.kioskText' },
  pickUp: { title: 'receipt.pickUp', text: 'preview.pickUpText' },
  courier: { title: 'receipt.courier', text: 'preview.courierTo' },
} as const satisfies Record<DeliveryMethod, Record<'title' | 'text', string>>;

/** The name of a delivery method. That of a courier includes the destination. */
export function collectionName(
  { t }: Text<'preview' | 'receipt'>,
  option: Pick<DeliveryOption, 'method' | 'destination'>,
): string {
  const { method, destination } = option;
  if (method !== 'courier' || destination === null) return t(names[method].title);
  return t('preview.courier', { place: t(`preview.${destination}`) });
}

function consequence({ t, format, lang }: Text<'preview' | 'receipt'>, option: DeliveryOption): string {
  const { method, destination, reason, address, until } = option;
  if (reason === 'addressMissing') return t('preview.courierNoAddress');
  if (reason === 'tooLate') {
    return t('preview.courierTooLate', { count: delivery[destination ?? 'hongKong'].stopsDaysBefore });
  }
  if (method !== 'courier') return t(names[method].text);
  if (until === null) return t('preview.courierTo', { address: address ?? '' });
  const sentence = t('preview.courierText', { address: address ?? '', date: format.day(until) });
  const terms = delivery[destination ?? 'hongKong'];
  if (!('days' in terms)) return sentence;
  const [from, to] = terms.days;
  return `${sentence}${lang === 'en_us' ? ' ' : ''}${t('preview.courierDays', { from, to })}`;
}

export interface CollectionSectionProps {
  options: DeliveryOption[];
  field: FieldProps<DeliveryMethod>;
}

/** How the tickets reach the buyer (spec §3, §9 Delivery): each method with its consequence and its fee. */
export function CollectionSection({ options, field }: CollectionSectionProps) {
  const text = useText('preview', 'receipt');
  const { t, format } = text;
  return (
    // Focusable by script, so that the error summary can lead to it.
    <section className={styles.section} aria-labelledby="collection-title" id={field.id} tabIndex={-1}>
      <SectionHeading id="collection-title">{t('preview.collection')}</SectionHeading>
      <OptionCards
        label={t('preview.collection')}
        labelHidden
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        options={options.map((option) => ({
          value: option.method,
          title: collectionName(text, option),
          description: consequence(text, option),
          price: option.fee === 0 ? t('preview.free') : format.money(option.fee),
          disabled: !option.available,
        }))}
        error={field.error}
      />
    </section>
  );
}
