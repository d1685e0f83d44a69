import { type ReactNode, useId } from 'react';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useControl } from '../../private/Field/useNativeField.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { type ZoneCode, ZoneMark } from './ZoneMark.js';
import * as styles from './ZoneTable.css.js';

export interface ZoneRow {
  code: ZoneCode;
  /** "Zone A", or the house's name. */
  name: string;
  /** Location in the house. */
  location: string;
  /** Price of one ticket, formatted. */
  price: string;
  /** Remaining tickets as text: "18 left", "Sold out". */
  left: string;
  /** Sold out: readable but disabled. @default false */
  gone?: boolean | undefined;
  /** Disabled although not sold out; the note has the reason. @default false */
  refused?: boolean | undefined;
  /** Stickers: restricted view, standing. */
  stickers?: ReactNode;
  /** Note before the choice, such as the reason for a restricted view. */
  note?: string | null | undefined;
}

/**
 * The `id` is on the focusable radio button, for an error summary. Other root props are on the group; rows have no
 * hint.
 */
export interface ZoneTableProps extends Pick<FieldProps, 'label' | 'name' | 'error'>, RootProps<HTMLDivElement> {
  rows: readonly ZoneRow[];
  /** The chosen zone. */
  value: ZoneCode | null;
  onChange: (code: ZoneCode) => void;
  /** Column headings from 36rem; values are understandable without them. */
  columns: { price: string; location: string; left: string };
}

const isClosed = ({ gone = false, refused = false }: ZoneRow) => gone || refused;

/** Price zones of a performance as a table of native radio buttons. */
export function ZoneTable({ label, rows, value, onChange, columns, ...shared }: ZoneTableProps) {
  const { control, errorId } = useControl(shared);
  const { id, name, ...group } = control;
  const ownId = useId();
  const available = rows.filter((row) => !isClosed(row));
  const tabStop = available.find((row) => row.code === value) ?? available[0];
  return (
    <div {...group} className={styles.table} role="radiogroup" aria-label={label}>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.headName}>{label}</span>
        <span>{columns.price}</span>
        <span>{columns.location}</span>
        <span>{columns.left}</span>
      </div>
      {rows.map((row) => {
        const noteId = row.note ? `${ownId}${row.code}note` : undefined;
        return (
          <div key={row.code} className={isClosed(row) ? styles.rowGone : styles.row}>
            <label className={styles.label}>
              <input
                className={styles.input}
                type="radio"
                id={row === tabStop ? id : undefined}
                name={name}
                value={row.code}
                checked={value === row.code}
                disabled={isClosed(row)}
                onChange={() => onChange(row.code)}
                aria-describedby={noteId}
              />
              <span className={styles.name}>
                <span aria-hidden="true">
                  <ZoneMark zone={row.code} />
                </span>
                <span>{row.name}</span>
              </span>
              {row.gone ? (
                <s className={styles.price}>{row.price}</s>
              ) : (
                <span className={styles.price}>{row.price}</span>
              )}
              <span className={styles.location}>
                <span>{row.location}</span>
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
      {shared.error && (
        <p id={errorId} className={styles.error}>
          <Icon icon={warningCircleIcon} weight="fill" />
          <span>{shared.error}</span>
        </p>
      )}
    </div>
  );
}
