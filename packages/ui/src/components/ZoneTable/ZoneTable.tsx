import type { ReactNode } from 'react';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import { Icon } from '../Icon/index.js';
import { type ZoneCode, ZoneMark } from '../ZoneMark/index.js';
import * as styles from './ZoneTable.css.js';

export interface ZoneRow {
  code: ZoneCode;
  /** "Zone A", or the name the house gives it. */
  name: string;
  /** Where in the house. */
  location: string;
  /** The price of one ticket, formatted. */
  price: string;
  /** How many are left, in words: "18 left", "Sold out". */
  left: string;
  /** Nothing left: the row stays readable but cannot be chosen. */
  gone?: boolean;
  /** Stickers of the zone: restricted view, standing. */
  stickers?: ReactNode;
  /** What must be known before choosing it, such as why the view is restricted. */
  note?: string | null;
}

export interface ZoneTableProps {
  /** Begins the ids of its parts. The first row that can be chosen takes `{id}-input`, for a link from an error summary. */
  id: string;
  /** Form name of the choice. */
  name: string;
  /** Says what is chosen: "Zone". */
  legend: string;
  rows: readonly ZoneRow[];
  /** The chosen zone. */
  value: ZoneCode | null;
  onChange: (code: ZoneCode) => void;
  /** Headings of the columns from medium width on; each value also reads without them. */
  columns: { price: string; location: string; left: string };
  /** What is wrong with the choice. */
  error?: string;
}

/** The price zones of a performance as a ruled table whose rows are radio buttons. Native inputs only. */
export function ZoneTable({ id, name, legend, rows, value, onChange, columns, error }: ZoneTableProps) {
  const first = rows.find((row) => !row.gone)?.code;
  return (
    <div
      role="radiogroup"
      aria-label={legend}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className={styles.head} aria-hidden="true">
        <span className={styles.headName}>{legend}</span>
        <span>{columns.price}</span>
        <span>{columns.location}</span>
        <span>{columns.left}</span>
      </div>
      {rows.map((row) => {
        const noteId = row.note ? `${id}-${row.code}-note` : undefined;
        return (
          <div key={row.code} className={row.gone ? styles.rowGone : styles.row}>
            <label className={styles.label}>
              <input
                className={styles.input}
                type="radio"
                id={row.code === first ? `${id}-input` : undefined}
                name={name}
                value={row.code}
                checked={value === row.code}
                disabled={row.gone}
                onChange={() => onChange(row.code)}
                aria-describedby={noteId}
              />
              <span className={styles.name}>
                <span aria-hidden="true">
                  <ZoneMark zone={row.code} />
                </span>
                {row.name}
              </span>
              {row.gone ? (
                <s className={styles.price}>{row.price}</s>
              ) : (
                <span className={styles.price}>{row.price}</span>
              )}
              <span className={styles.location}>
                {row.location}
                {row.stickers && <span className={styles.stickers}>{row.stickers}</span>}
              </span>
              <span className={styles.left}>{row.left}</span>
            </label>
            {row.note && (
              <p id={noteId} className={styles.note}>
                {row.note}
              </p>
            )}
          </div>
        );
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon icon={warningCircleIcon} weight="fill" />
          {error}
        </p>
      )}
    </div>
  );
}
