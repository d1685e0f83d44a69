import { type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext, useFilter } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { caretDownIcon } from '../../icons/caret-down.js';
import * as fieldStyles from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { spinner } from '../Button/Button.css.js';
import { Icon } from '../Icon/index.js';
import { useOverlayInDialog } from '../Popover/useOverlayInDialog.js';
import type { SelectGroup, SelectOption } from '../Select/index.js';
import { flatten, Options } from '../Select/Options.js';
import { popover } from '../Select/options.css.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './ComboBox.css.js';

export interface ComboBoxProps {
  label: string;
  name: string;
  /** The chosen one; empty when none is. */
  value: string;
  /** Called with an empty value when somebody empties the field. */
  onChange: (value: string) => void;
  /** Labels and second lines are searched. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Names the button that shows all options: "Show districts". */
  openLabel: string;
  /** What the list says when nothing has what was typed. */
  noMatchLabel: string;
  /** Of the input, so that an error summary can lead to it. @default the name */
  id?: string;
  /** Below the field and read with it. It stays when there is an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  required?: boolean;
  /** After the label of a field that may be left empty: "(optional)". */
  mark?: string;
  /** The options are on their way: it opens, and says so. @default false */
  busy?: boolean;
  /** What it says meanwhile: "Loading districts". */
  busyLabel?: string;
  /** @default false */
  disabled?: boolean;
  /** @default false */
  readOnly?: boolean;
}

/** One of very many, found by typing. Built on React Aria's combo box and list box. */
export function ComboBox({ label, name, value, onChange, options, busy = false, ...props }: ComboBoxProps) {
  const { openLabel, noMatchLabel, id = name, hint, error, required, mark, busyLabel = '', disabled, readOnly } = props;
  const { anchorRef, container } = useOverlayInDialog();
  const { contains } = useFilter({ sensitivity: 'base' });
  const all = flatten(options);
  const lines = new Map(all.map((option) => [option.label, `${option.label} ${option.description ?? ''}`]));
  // React Aria would throw away what was typed in full but not picked from the list.
  const take = (typed: string) => {
    const same = all.find((option) => !option.disabled && option.label.toLowerCase() === typed.trim().toLowerCase());
    if (same && same.value !== value) onChange(same.value);
  };
  return (
    <AriaComboBox
      ref={anchorRef}
      id={id}
      className={fieldStyles.field}
      name={name}
      value={all.some((option) => option.value === value) ? value : null}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      defaultFilter={(text, typed) => contains(lines.get(text) ?? text, typed)}
      onBlur={(event) => event.target instanceof HTMLInputElement && take(event.target.value)}
      onKeyDown={(event) => {
        const input = event.target;
        if ((event.key !== 'Enter' && event.key !== 'Tab') || !(input instanceof HTMLInputElement)) return;
        // With an option under the cursor, the key means that one.
        if (!input.hasAttribute('aria-activedescendant')) take(input.value);
      }}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      allowsEmptyCollection
    >
      <Label className={fieldStyles.label}>
        {label} {mark && <span className={fieldStyles.mark}>{mark}</span>}
      </Label>
      <Group className={fieldStyles.frame}>
        <Input className={fieldStyles.input} />
        {!readOnly && (
          <Button className={styles.button} aria-label={openLabel}>
            <span className={styles.caret}>
              {busy ? <span className={spinner} /> : <Icon icon={caretDownIcon} weight="bold" />}
            </span>
          </Button>
        )}
      </Group>
      <Status noMatch={noMatchLabel} busy={busy ? busyLabel : undefined} />
      {hint && (
        <Text className={fieldStyles.hint} slot="description">
          {hint}
        </Text>
      )}
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
      {/* No padding: pushed in from the edge by it, a list as wide as the screen would make the page scroll, and that
          closes it. */}
      <Popover className={popover} offset={6} containerPadding={0} UNSTABLE_portalContainer={container}>
        <Options options={options} empty={busy ? busyLabel : noMatchLabel} />
      </Popover>
    </AriaComboBox>
  );
}

/** Says aloud what the empty list says: the focus stays in the input. */
function Status({ noMatch, busy }: { noMatch: string; busy: string | undefined }) {
  const state = useContext(ComboBoxStateContext);
  const none = state?.isOpen === true && state.collection.size === 0;
  return (
    // While the list is open React Aria hides all else from screen readers, except what is marked so.
    <span className={visuallyHidden} role="status" data-live-announcer="true">
      {busy ?? (none ? noMatch : '')}
    </span>
  );
}
