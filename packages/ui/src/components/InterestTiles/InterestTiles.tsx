import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { checkIcon } from '../../icons/check.js';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import type { Option } from '../../private/Field/option.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useGroupField } from '../../private/Field/useGroupField.js';
import type { RootProps } from '../../private/root.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './InterestTiles.css.js';

export interface InterestTile<Value extends string = string> extends Option<Value> {
  icon: IconShape;
}

/** The `id` goes to the first tile, so that an error summary can lead to it; other root props go to the group. */
export interface InterestTilesProps<Value extends string = string> extends FieldProps, RootProps<HTMLDivElement> {
  /** The chosen values, in any order. */
  value: readonly Value[];
  /** Called with the chosen values in the order of the tiles. */
  onChange: (value: Value[]) => void;
  options: readonly InterestTile<Value>[];
}

/** Any of a dozen, each a tile with an icon, a word and, when chosen, a tick. Built on React Aria's checkbox group. */
export function InterestTiles<Value extends string>(props: InterestTilesProps<Value>) {
  const { value, onChange, options, ...shared } = props;
  const { frame, field, ref, attributes } = useGroupField(shared);
  const { id, ...state } = field;
  const inOrder = (chosen: string[]) => options.map((tile) => tile.value).filter((tile) => chosen.includes(tile));
  return (
    <CheckboxGroup
      {...state}
      ref={ref}
      value={[...value]}
      onChange={(chosen) => onChange(inOrder(chosen))}
      render={(group) => <div {...group} {...attributes} />}
    >
      <AriaFieldFrame {...frame} hintAbove={styles.hint}>
        <div className={styles.tiles}>
          {options.map((tile, index) => (
            <Checkbox key={tile.value} className={styles.tile} id={index === 0 ? id : undefined} value={tile.value}>
              <Icon icon={tile.icon} weight={value.includes(tile.value) ? 'fill' : 'regular'} />
              <span>{tile.label}</span>
              {value.includes(tile.value) && <Icon icon={checkIcon} />}
            </Checkbox>
          ))}
        </div>
      </AriaFieldFrame>
    </CheckboxGroup>
  );
}
