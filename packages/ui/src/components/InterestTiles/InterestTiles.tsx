import { checkIcon } from '../../icons/check.js';
import { type CheckboxFieldProps, CheckboxFrame } from '../../private/Field/CheckboxFrame.js';
import type { Option } from '../../private/Field/option.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './InterestTiles.css.js';

export interface InterestTile<Value extends string = string> extends Option<Value> {
  icon: IconShape;
}

export interface InterestTilesProps<Value extends string = string> extends CheckboxFieldProps<InterestTile<Value>> {}

/** Multiple choice as tiles with icon, text and tick. Native checkboxes. */
export function InterestTiles<Value extends string>({ options, ...field }: InterestTilesProps<Value>) {
  return (
    <CheckboxFrame {...field} options={options} hintAbove={styles.hint}>
      {(checkbox) => (
        <div className={styles.tiles}>
          {options.map((tile) => {
            const selected = field.value.includes(tile.value);
            return checkbox(
              tile,
              styles.tile,
              <>
                <Icon icon={tile.icon} weight={selected ? 'fill' : 'regular'} />
                <span>{tile.label}</span>
                {selected && <Icon icon={checkIcon} />}
              </>,
            );
          })}
        </div>
      )}
    </CheckboxFrame>
  );
}
