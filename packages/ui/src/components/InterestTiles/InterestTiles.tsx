import { checkIcon } from '../../icons/check.js';
import { Choice } from '../../private/Field/Choice.js';
import { GroupFrame } from '../../private/Field/GroupFrame.js';
import type { Option } from '../../private/Field/option.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import type { RootProps } from '../../private/root.js';
import { useGroupFocus } from '../../private/useGroupFocus.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './InterestTiles.css.js';

export interface InterestTile<Value extends string = string> extends Option<Value> {
  icon: IconShape;
}

/** The `id` is on the first tile, for an error summary. Other root props are on the group. */
export interface InterestTilesProps<Value extends string = string> extends FieldProps, RootProps<HTMLDivElement> {
  /** The chosen values, in any order. */
  value: readonly Value[];
  /** Called with the chosen values in the order of the tiles. */
  onChange: (value: Value[]) => void;
  options: readonly InterestTile<Value>[];
}

/** Multiple choice as tiles with icon, text and tick. Native checkboxes. */
export function InterestTiles<Value extends string>(props: InterestTilesProps<Value>) {
  const { value, onChange, options, name, id = name, ref, ...frame } = props;
  const { required, disabled, readOnly, error } = frame;
  const groupRef = useFormReset<readonly Value[], HTMLDivElement>(
    value,
    (first) => onChange([...first]),
    useGroupFocus(ref),
  );
  const choose = (chosen: Value, checked: boolean) =>
    onChange(
      options.flatMap((tile) => ((tile.value === chosen ? checked : value.includes(tile.value)) ? tile.value : [])),
    );
  return (
    <GroupFrame {...frame} ref={groupRef} role="group" hintAbove={styles.hint}>
      <div className={styles.tiles}>
        {options.map((tile, index) => (
          <Choice
            key={tile.value}
            type="checkbox"
            className={styles.tile}
            id={index === 0 ? id : undefined}
            name={name}
            value={tile.value}
            selected={value.includes(tile.value)}
            disabled={disabled}
            readOnly={readOnly}
            required={value.length === 0 && required}
            invalid={error !== undefined}
            onChange={(checked) => choose(tile.value, checked)}
          >
            <Icon icon={tile.icon} weight={value.includes(tile.value) ? 'fill' : 'regular'} />
            <span>{tile.label}</span>
            {value.includes(tile.value) && <Icon icon={checkIcon} />}
          </Choice>
        ))}
      </div>
    </GroupFrame>
  );
}
