import { type DeliverTo, destinations, textLength } from '@first-gong/domain';
import { RadioGroup } from '@first-gong/ui/RadioGroup';
import { Stack } from '@first-gong/ui/Stack';
import { TextArea } from '@first-gong/ui/TextArea';
import { TextField } from '@first-gong/ui/TextField';
import { useText } from '../../shared/text/index.js';
import { addressIds } from './fields.js';
import * as styles from './TransactionPreviewScreen.css.js';

export interface DeliverToFieldsProps {
  value: DeliverTo;
  onChange: (value: DeliverTo) => void;
  /** A text field lost focus. */
  onBlur?: (() => void) | undefined;
  /** Message of a field. */
  errorOf: (field: 'deliverTo.name' | 'deliverTo.phone' | 'deliverTo.address') => string | undefined;
}

/** Another address for this order only (spec §3 Transaction: address, name, phone). */
export function DeliverToFields({ value, onChange, onBlur, errorOf }: DeliverToFieldsProps) {
  const { t } = useText('preview');
  const field = (name: 'name' | 'phone' | 'address') => ({
    id: addressIds[`deliverTo.${name}`],
    name: `deliverTo.${name}`,
    value: value[name],
    onChange: (typed: string) => onChange({ ...value, [name]: typed }),
    onBlur,
    error: errorOf(`deliverTo.${name}`),
    required: true,
  });
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('preview.deliverTo')}</legend>
      <Stack>
        <p className={styles.hint}>{t('preview.deliverToHint')}</p>
        <RadioGroup
          label={t('preview.destination')}
          name="deliverTo.destination"
          value={value.destination}
          onChange={(destination) => onChange({ ...value, destination })}
          options={destinations.map((destination) => ({
            value: destination,
            label: t(`preview.${destination}`),
          }))}
        />
        <TextField {...field('name')} label={t('preview.recipient')} autoComplete="shipping name" />
        <TextField
          {...field('phone')}
          label={t('preview.recipientPhone')}
          autoComplete="shipping tel"
          inputMode="tel"
        />
        <TextArea
          {...field('address')}
          label={t('preview.recipientAddress')}
          rows={3}
          limit={textLength.address}
          countLabel={(left) =>
            left < 0 ? t('preview.tooMany', { count: -left }) : t('preview.charactersLeft', { count: left })
          }
        />
      </Stack>
    </fieldset>
  );
}
