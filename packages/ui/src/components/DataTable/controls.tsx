import { caretDownIcon } from '../../icons/caret-down.js';
import { caretUpDownIcon } from '../../icons/caret-up-down.js';
import { checkIcon } from '../../icons/check.js';
import { minusIcon } from '../../icons/minus.js';
import { fill } from '../../private/fill.js';
import { useWords } from '../../private/words.js';
import { box, tick } from '../Checkbox/Checkbox.css.js';
import { Icon } from '../Icon/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { Loading } from '../Loading/index.js';
import * as styles from './DataTable.css.js';
import type { DataTableSelection, DataTableSorting, DataTableWords } from './types.js';

type Selection = Pick<DataTableSelection<never>, 'value' | 'onChange'>;

interface SortButtonProps {
  /** Key of the column. */
  column: string;
  header: string;
  sort: DataTableSorting;
}

/** The head of a column. The table head says the direction. */
export function SortButton({ column, header, sort: { value, onChange } }: SortButtonProps) {
  const direction = value?.key === column ? value.direction : undefined;
  return (
    <button
      className={styles.sortButton}
      type="button"
      onClick={() => onChange({ key: column, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
    >
      {header}
      <span className={styles.direction}>
        <Icon icon={direction ? caretDownIcon : caretUpDownIcon} />
      </span>
    </button>
  );
}

interface TickProps {
  /** On phones beside the box. */
  text: string;
  /** The row, for screen readers. */
  label?: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
}

function Tick({ text, label, checked, indeterminate = false, onChange }: TickProps) {
  return (
    <label className={styles.select}>
      <input
        className={box}
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        type="checkbox"
        aria-label={label ? `${text} ${label}` : text}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={tick}>{indeterminate ? <Icon icon={minusIcon} /> : checked && <Icon icon={checkIcon} />}</span>
      <span className={styles.selectText}>{text}</span>
    </label>
  );
}

interface SelectAllProps {
  keys: string[];
  selection: Selection;
  words: DataTableWords | undefined;
}

/** Selects the rows of the table, or none of them if all are selected. */
export function SelectAll({ keys, selection: { value, onChange }, words }: SelectAllProps) {
  const { selectAllLabel } = useWords('DataTable', { selectAllLabel: words?.selectAllLabel });
  const others = value.filter((key) => !keys.includes(key));
  const count = value.length - others.length;
  return (
    <Tick
      text={selectAllLabel}
      checked={keys.length > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onChange={(checked) => onChange(checked ? [...others, ...keys] : others)}
    />
  );
}

interface SelectRowProps {
  rowId: string;
  label: string;
  selection: Selection;
  words: DataTableWords | undefined;
}

export function SelectRow({ rowId, label, selection, words }: SelectRowProps) {
  const { selectLabel } = useWords('DataTable', { selectLabel: words?.selectLabel });
  const { value, onChange } = selection;
  return (
    <Tick
      text={selectLabel}
      label={label}
      checked={value.includes(rowId)}
      onChange={(checked) => onChange(checked ? [...value, rowId] : value.filter((key) => key !== rowId))}
    />
  );
}

interface StatusProps {
  /** Of selected rows. */
  count: number;
  busy: boolean;
  words: DataTableWords | undefined;
}

/** Announces that rows are loading, otherwise how many are selected. */
export function Status({ count, busy, words: own }: StatusProps) {
  const words = useWords('DataTable', {
    selectedLabel: count > 0 ? own?.selectedLabel : '',
    busyLabel: busy ? own?.busyLabel : '',
  });
  return <LiveRegion message={words.busyLabel || fill(words.selectedLabel, { count })} />;
}

/** In place of rows. */
export function NoRows({ busy, words: own }: Omit<StatusProps, 'count'>) {
  const words = useWords('DataTable', {
    emptyLabel: busy ? '' : own?.emptyLabel,
    busyLabel: busy ? own?.busyLabel : '',
  });
  return busy ? <Loading label={words.busyLabel} quiet /> : words.emptyLabel;
}
