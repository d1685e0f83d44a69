import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import { caretDownIcon } from '../../icons/caret-down.js';
import * as fieldStyles from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { spinner } from '../Button/Button.css.js';
import { Icon } from '../Icon/index.js';
import { useOverlayInDialog } from '../Popover/useOverlayInDialog.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { flatten, Options, type SelectGroup, type SelectOption } from './Options.js';
import { popover } from './options.css.js';
import * as styles from './Select.css.js';

export interface SelectProps {
  label: string;
  name: string;
  /** The chosen one; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  options: readonly (SelectOption | SelectGroup)[];
  /** In the place of the value while nothing is chosen: "Choose an area". */
  placeholder: string;
  /** What the list says when there is nothing to choose from. */
  emptyLabel: string;
  /** Of the button that opens the list, so that an error summary can lead to it. @default the name */
  id?: string;
  /** Below the field and read with it. It stays when there is an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** After the label of a field that may be left empty: "(optional)". */
  mark?: string;
  /** The options are on their way: it opens, and says so. @default false */
  busy?: boolean;
  /** What it says meanwhile: "Loading areas". */
  busyLabel?: string;
  /** @default false */
  disabled?: boolean;
  /** The value can be read and not changed; nothing opens. @default false */
  readOnly?: boolean;
  /** What a browser may fill in (WCAG 1.3.5): "country", "bday-year". */
  autoComplete?: string;
}

/** One of many, in a list that opens. Built on React Aria's select and list box. */
export function Select({ label, name, value, onChange, options, busy = false, ...props }: SelectProps) {
  const { placeholder, emptyLabel, id = name, hint, error, mark, busyLabel = '', ...rest } = props;
  const { anchorRef, container } = useOverlayInDialog();
  const chosen = flatten(options).find((option) => option.value === value);
  const field = { id, isInvalid: error !== undefined, validationBehavior: 'aria' } as const;
  const above = (
    <Label className={fieldStyles.label}>
      {label} {mark && <span className={fieldStyles.mark}>{mark}</span>}
    </Label>
  );
  const below = (
    <>
      {hint && (
        <Text className={fieldStyles.hint} slot="description">
          {hint}
        </Text>
      )}
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </>
  );

  // A button cannot be read-only; a line of text can.
  if (rest.readOnly) {
    return (
      <TextField {...field} className={fieldStyles.field} value={chosen?.label ?? ''} isReadOnly>
        {above}
        <div className={fieldStyles.frame}>
          <Input className={fieldStyles.input} />
        </div>
        <input type="hidden" name={name} value={value} />
        {below}
      </TextField>
    );
  }
  return (
    <AriaSelect
      {...field}
      ref={anchorRef}
      className={styles.select}
      name={name}
      value={chosen?.value ?? null}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder}
      isDisabled={rest.disabled}
      autoComplete={rest.autoComplete}
      allowsEmptyCollection
    >
      {above}
      <div className={styles.frame}>
        <Button className={styles.trigger}>
          <SelectValue className={styles.value}>
            {({ selectedText }) => selectedText || (busy ? busyLabel : placeholder)}
          </SelectValue>
          <span className={styles.caret}>
            {busy ? <span className={spinner} /> : <Icon icon={caretDownIcon} weight="bold" />}
          </span>
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{busy && busyLabel}</span>
      </VisuallyHidden>
      {below}
      {/* No padding: pushed in from the edge by it, a list as wide as the screen would make the page scroll, and that
          closes it. */}
      <Popover className={popover} offset={6} containerPadding={0} UNSTABLE_portalContainer={container}>
        <Options options={options} empty={busy ? busyLabel : emptyLabel} />
      </Popover>
    </AriaSelect>
  );
}
