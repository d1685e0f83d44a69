import { type ReactNode, type SyntheticEvent, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext, useFilter } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { caretDownIcon } from '../../icons/caret-down.js';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { ariaField } from '../../private/Field/ariaField.js';
import * as fieldStyles from '../../private/Field/Field.css.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useAriaReset } from '../../private/Field/useAriaReset.js';
import { useOverlayInDialog } from '../../private/overlay/useOverlayInDialog.js';
import type { NativeProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { spinner } from '../Button/Button.css.js';
import { Icon } from '../Icon/index.js';
import type { SelectOptions } from '../Select/index.js';
import { flatten, Options } from '../Select/Options.js';
import { popover } from '../Select/options.css.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './ComboBox.css.js';

/** Props of a field whose options are found by typing. */
export interface SearchedOptionsProps<Value extends string> extends FieldProps, NativeProps<'input'> {
  /** Typing searches labels and second lines, unless `onInputChange` is given. */
  options: SelectOptions<Value>;
  /** Called with the typed text, for options from a server. The list shows all `options`. */
  onInputChange?: ((text: string) => void) | undefined;
  /** Names the button that shows all options: "Show districts". @default the ready-made words */
  openLabel?: string | undefined;
  /** Text in the list without a match. @default the ready-made text */
  noMatchLabel?: string | undefined;
  /** The options are loading: the list opens and shows this. @default false */
  busy?: boolean | undefined;
  /** Text in the list while busy: "Loading districts". @default the ready-made text */
  busyLabel?: string | undefined;
}

type Keys = string | null | readonly string[];

interface ComboBoxFrameProps<Value> extends SearchedOptionsProps<string> {
  /** The caller's value, to which a form resets. */
  value: Value;
  onChange: (value: Value) => void;
  /** What is chosen in the list. */
  chosen: Keys;
  onChosen: (chosen: Keys) => void;
  /** Called with an option whose label is typed in full. */
  onTyped: (value: string) => void;
  /** @default 'single' */
  selectionMode?: 'multiple';
  /** Above the input, in the frame. */
  children?: ReactNode;
}

/** Input, button and list of a ComboBox or a MultiSelect, on React Aria's combo box. */
export function ComboBoxFrame<Value>({ value, onChange, chosen, onChosen, ...props }: ComboBoxFrameProps<Value>) {
  const { options, openLabel, noMatchLabel, busy, busyLabel, onInputChange, ...others } = props;
  const { onTyped, selectionMode, children, ...shared } = others;
  const words = useWords('ComboBox', { openLabel, noMatchLabel, busyLabel: busy ? busyLabel : '' });
  const { frame, field, ref, attributes } = ariaField(shared);
  const { anchorRef, container } = useOverlayInDialog();
  const { contains } = useFilter({ sensitivity: 'base' });
  const { ref: rootRef, keep } = useAriaReset<Value, HTMLDivElement>(value, onChange, anchorRef);
  const all = flatten(options);
  const lines = new Map<string, string>(all.map(({ label, description = '' }) => [label, `${label} ${description}`]));
  // React Aria would discard a fully typed label that was not chosen from the list.
  const settle = ({ target }: SyntheticEvent) => {
    // The button has no text.
    const typed = (target as HTMLInputElement).value.trim().toLowerCase();
    const same = all.find((option) => !option.disabled && option.label.toLowerCase() === typed);
    if (same) onTyped(same.value);
  };
  return (
    <AriaComboBox<object, 'single' | 'multiple'>
      {...field}
      ref={rootRef}
      // React Aria would send a disabled field.
      name={shared.disabled ? undefined : field.name}
      className={fieldStyles.field}
      selectionMode={selectionMode}
      value={chosen}
      onChange={keep(onChosen as (keys: unknown) => void)}
      defaultFilter={(text, typed) => !!onInputChange || contains(lines.get(text) ?? text, typed)}
      onInputChange={onInputChange && keep(onInputChange)}
      onBlur={settle}
      onKeyDown={(event) => {
        // With an active option, the key chooses that option.
        if (/Enter|Tab/.test(event.key) && !(event.target as Element).hasAttribute('aria-activedescendant'))
          settle(event);
      }}
      allowsEmptyCollection
    >
      <AriaFieldFrame {...frame}>
        <Group className={fieldStyles.frame}>
          {children}
          <Input {...attributes} className={fieldStyles.input} ref={ref} />
          {!shared.readOnly && (
            <Button className={styles.button} aria-label={words.openLabel}>
              <span className={styles.caret}>
                {busy ? <span className={spinner} /> : <Icon icon={caretDownIcon} weight="bold" />}
              </span>
            </Button>
          )}
        </Group>
        <Status noMatch={words.noMatchLabel} busy={words.busyLabel} />
      </AriaFieldFrame>
      {/* Without padding, a screen-wide list does not overflow. Scrolling of the page would close the list. */}
      <Popover className={popover} offset={6} containerPadding={0} UNSTABLE_portalContainer={container}>
        <Options options={options} empty={words.busyLabel || words.noMatchLabel} />
      </Popover>
    </AriaComboBox>
  );
}

/**
 * Announces the empty list, because the focus stays in the input. Keeps the typed text, which React Aria resets too,
 * while React resets the form after an action.
 */
function Status({ noMatch, busy }: { noMatch: string; busy: string }) {
  const state = useContext(ComboBoxStateContext);
  const text = state?.inputValue ?? '';
  const { ref } = useAriaReset<string, HTMLSpanElement>(
    text,
    () => {},
    undefined,
    () => state?.setInputValue(text),
  );
  return (
    // While the list is open, React Aria hides everything else from screen readers, except elements with this mark.
    <span className={visuallyHidden} role="status" data-live-announcer="true" ref={ref}>
      {busy || (state?.isOpen && state.collection.size === 0 && noMatch)}
    </span>
  );
}
