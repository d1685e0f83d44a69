import type { ListingQuery } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../shared/text/index.js';
import * as styles from './DayRange.css.js';

/** A first and a last day in the browser's own date fields. A form sends them, because half a date is no choice. */
export function DayRange({ query }: { query: ListingQuery }) {
  const { t } = useText('home');
  const { from = query.date ?? '', to = query.date ?? '' } =
    query.from || query.to ? { from: '', to: '', ...query } : query;
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{t('home.range')}</legend>
      <div className={styles.days}>
        <Day name="from" label={t('home.rangeFrom')} value={from} />
        <Day name="to" label={t('home.rangeTo')} value={to} />
        <Button type="submit" size="small">
          {t('home.showDates')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The field keeps what the reader types until the address has another day. */
function Day({ name, label, value }: { name: string; label: string; value: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (field.current && shown.current !== value) field.current.value = value;
    shown.current = value;
  }, [value]);
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.day}
        type="date"
        name={name}
        defaultValue={value}
        min="2000-01-01"
        max="2099-12-31"
      />
    </div>
  );
}
