import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { checkIcon } from '../../icons/check.js';
import { label as labelClass, mark as markClass } from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { Icon, type IconShape } from '../Icon/index.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './InterestTiles.css.js';

export interface InterestTile {
  value: string;
  label: string;
  icon: IconShape;
}

export interface InterestTilesProps {
  /** What is being picked. */
  label: string;
  /** Whether a heading above already shows the label. @default false */
  labelHidden?: boolean;
  name: string;
  /** The ones picked, in any order. */
  value: readonly string[];
  /** Called with the ones now picked, in the order of the tiles. */
  onChange: (value: string[]) => void;
  tiles: readonly InterestTile[];
  /** Of the first tile: an error summary leads to it. @default the name */
  id?: string;
  /** Between the label and the tiles, and read with them. It stays when there is an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  required?: boolean;
  /** After the label of a choice that may be left open: "(optional)". */
  mark?: string;
  /** @default false */
  disabled?: boolean;
  /** @default false */
  readOnly?: boolean;
}

/** Any of a dozen, each a tile with an icon, a word and, when picked, a tick. Built on React Aria's checkbox group. */
export function InterestTiles({ label, labelHidden = false, name, value, onChange, ...props }: InterestTilesProps) {
  const { tiles, id = name, hint, error, required, mark, disabled, readOnly } = props;
  const inOrder = (picked: string[]) => tiles.map((tile) => tile.value).filter((tile) => picked.includes(tile));
  return (
    <CheckboxGroup
      name={name}
      value={[...value]}
      onChange={(picked) => onChange(inOrder(picked))}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={labelHidden ? visuallyHidden : labelClass}>
        {label} {mark && <span className={markClass}>{mark}</span>}
      </Label>
      {hint && (
        <Text className={styles.hint} slot="description">
          {hint}
        </Text>
      )}
      <div className={styles.tiles}>
        {tiles.map((tile, index) => (
          <Checkbox key={tile.value} className={styles.tile} id={index === 0 ? id : undefined} value={tile.value}>
            <Icon icon={tile.icon} weight={value.includes(tile.value) ? 'fill' : 'regular'} />
            <span>{tile.label}</span>
            {value.includes(tile.value) && <Icon icon={checkIcon} />}
          </Checkbox>
        ))}
      </div>
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </CheckboxGroup>
  );
}
