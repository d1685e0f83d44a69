import { type ChangeItem, changeItems, newFieldOf, type Transaction } from '@first-gong/domain';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { TextField } from '@first-gong/ui/TextField';
import { type Form, TelephoneField } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import { AddressField } from '../changeRequest/index.js';
import type { TxnChangeField, TxnChangeValues } from './state.js';
import * as styles from './TxnChangeRequestScreen.css.js';

export interface ItemsProps {
  form: Form<TxnChangeField, TxnChangeValues>;
  order: Transaction | null;
}

/** The three items of spec §3. A ticked item has a field for its new value and shows the current one. */
export function Items({ form, order }: ItemsProps) {
  const { t } = useText('txnChange');
  const ticked = form.field('items', changeItems.map(newFieldOf));
  const toggle = (item: ChangeItem, isTicked: boolean) =>
    ticked.onChange(changeItems.filter((each) => (each === item ? isTicked : ticked.value.includes(each))));
  const now = {
    contactName: order?.delivery.name,
    contactNumber: order?.delivery.phone,
    address: order?.delivery.address,
  };
  return (
    <Stack as="section" aria-labelledby="items-title">
      <SectionHeading id="items-title" aside={t('txnChange.atLeastOne')}>
        {t('txnChange.items')}
      </SectionHeading>
      <fieldset aria-labelledby="items-title">
        <Stack gap="s3">
          {changeItems.map((item, index) => {
            const isTicked = ticked.value.includes(item);
            const value = now[item];
            return (
              <Stack gap="s2" className={styles.item} key={item} data-ticked={isTicked || undefined}>
                <Checkbox
                  name="items"
                  value={item}
                  checked={isTicked}
                  onChange={(checked) => toggle(item, checked)}
                  {...(index === 0 && { id: ticked.id, error: ticked.error })}
                >
                  <span className={styles.itemName}>{t(`txnChange.${item}`)}</span>
                </Checkbox>
                {isTicked && <NewValue item={item} form={form} hint={value && t('txnChange.now', { value })} />}
              </Stack>
            );
          })}
        </Stack>
      </fieldset>
    </Stack>
  );
}

interface NewValueProps {
  item: ChangeItem;
  form: ItemsProps['form'];
  hint: string | null | undefined;
}

/** Field of a ticked item. */
function NewValue({ item, form, hint: known }: NewValueProps) {
  const { t } = useText('txnChange');
  const hint = known ?? undefined;
  const shared = { label: t(`txnChange.${newFieldOf(item)}`), hint, required: true, ...form.field(newFieldOf(item)) };
  if (item === 'contactName') return <TextField {...shared} autoComplete="name" />;
  if (item === 'contactNumber') return <TelephoneField {...shared} />;
  return <AddressField {...shared} />;
}
