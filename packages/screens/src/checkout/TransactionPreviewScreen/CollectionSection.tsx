import {
  checkDelivery,
  type DeliverTo,
  type DeliveryMethod,
  type DeliveryOption,
  delivery,
  isOnline,
  isOnlyOnline,
  type TransactionPreview,
} from '@first-gong/domain';
import { errorText } from '@first-gong/i18n/errorText';
import { Button } from '@first-gong/ui/Button';
import { OptionCards } from '@first-gong/ui/OptionCards';
import type { FieldProps } from '../../shared/form/index.js';
import { latePart } from '../../shared/parts/latePart.js';
import { type Text, useText } from '../../shared/text/index.js';
import type { DeliverToFieldsProps } from './DeliverToFields.js';
import { Section } from './Section.js';
import * as styles from './TransactionPreviewScreen.css.js';

/** Lazy-loaded, because few orders go to another address. */
const DeliverToFields = latePart(
  () => import('./DeliverToFields.js'),
  (file) => file.DeliverToFields,
);

const nothingTyped: DeliverTo = { destination: 'hongKong', address: '', name: '', phone: '' };

const names = {
  eTicket: { title: 'payment.eTicket', text: 'preview.eTicketText' },
  kiosk: { title: 'payment.kiosk', text: 'preview.kioskText' },
  pickUp: { title: 'payment.pickUp', text: 'preview.pickUpText' },
  courier: { title: 'payment.courier', text: 'preview.courierTo' },
} as const satisfies Record<DeliveryMethod, Record<'title' | 'text', string>>;

const eventsOf = ({ items }: Pick<TransactionPreview, 'items'>) => items.map(({ event }) => event);

/** Whether a courier to another address can be in time. An address in Hong Kong is the fastest. */
const canGoElsewhere = ({ deliveryOptions }: Pick<TransactionPreview, 'deliveryOptions'>): boolean =>
  deliveryOptions.some(
    ({ method, reason, destination }) => method === 'courier' && !(reason === 'tooLate' && destination === 'hongKong'),
  );

/** Name of an order's delivery. The courier's includes the destination. */
export function collectionName(
  text: Text<'preview' | 'payment'>,
  { items, choice, deliveryOptions }: Pick<TransactionPreview, 'items' | 'choice' | 'deliveryOptions'>,
): string {
  const { deliveryMethod: method } = choice;
  const option = deliveryOptions.find((each) => each.method === method) ?? { method, destination: null };
  return optionName(text, option, isOnlyOnline(eventsOf({ items })));
}

function optionName(
  { t }: Text<'preview' | 'payment'>,
  { method, destination }: Pick<DeliveryOption, 'method' | 'destination'>,
  onlyOnline: boolean,
): string {
  if (onlyOnline) return t('payment.online');
  if (method !== 'courier' || destination === null) return t(names[method].title);
  return t('preview.courier', { place: t(`preview.${destination}`) });
}

function consequence(
  { t, format, lang }: Text<'errors' | 'preview' | 'payment'>,
  option: DeliveryOption,
  onlyOnline: boolean,
): string {
  const { method, destination, address, until } = option;
  const [refused] = checkDelivery([option], method);
  if (refused) return errorText(t, refused);
  if (onlyOnline) return t('payment.onlineEntry');
  if (method !== 'courier') return t(names[method].text);
  if (until === null) return t('preview.courierTo', { address: address ?? '' });
  const sentence = t('preview.courierText', { address: address ?? '', date: format.day(until) });
  const terms = delivery[destination ?? 'hongKong'];
  if (!('days' in terms)) return sentence;
  const [from, to] = terms.days;
  return `${sentence}${lang === 'en_us' ? ' ' : ''}${t('preview.courierDays', { from, to })}`;
}

export interface CollectionSectionProps {
  preview: Pick<TransactionPreview, 'items' | 'deliveryOptions'>;
  field: FieldProps<DeliveryMethod>;
  deliverTo: FieldProps<DeliverTo | undefined>;
  errorOf: DeliverToFieldsProps['errorOf'];
}

/**
 * Collection methods with consequence and fee (spec §3, §9 Delivery). With other events, a text explains how to watch
 * an online programme.
 */
export function CollectionSection({ preview, field, deliverTo, errorOf }: CollectionSectionProps) {
  const text = useText('errors', 'preview', 'payment');
  const { t, format } = text;
  const { value } = deliverTo;
  const events = eventsOf(preview);
  const onlyOnline = isOnlyOnline(events);
  const withAddress = (option: DeliveryOption): DeliveryOption =>
    value ? { ...option, address: t('preview.addressBelow') } : option;
  const online = onlyOnline ? [] : events.filter(({ group }) => isOnline(group)).map(({ title }) => title);
  return (
    <Section id={field.id} title={t('preview.collection')}>
      <OptionCards
        label={t('preview.collection')}
        labelHidden
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        options={preview.deliveryOptions.map((option) => ({
          value: option.method,
          title: optionName(text, option, onlyOnline),
          description: consequence(text, withAddress(option), onlyOnline),
          price: option.fee === 0 ? t('preview.free') : format.money(option.fee),
          disabled: !option.available,
        }))}
        error={field.error}
      />
      {(value || canGoElsewhere(preview)) && (
        <p>
          <Button size="small" onClick={() => deliverTo.onChange(value ? undefined : nothingTyped)}>
            {t(value ? 'preview.ownAddress' : 'preview.otherAddress')}
          </Button>
        </p>
      )}
      {value && <DeliverToFields partName={t('preview.deliverTo')} {...deliverTo} value={value} errorOf={errorOf} />}
      {[...new Set(online)].map((event) => (
        <p key={event} className={styles.hint}>
          {t('payment.onlineEntryOf', { event })}
        </p>
      ))}
    </Section>
  );
}
