import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { caretDownIcon } from '../../icons/caret-down.js';
import { addRoot } from '../../private/addRoot.js';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { ariaField } from '../../private/Field/ariaField.js';
import { choose } from '../../private/Field/option.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useAriaReset } from '../../private/Field/useAriaReset.js';
import { useOverlayInDialog } from '../../private/overlay/useOverlayInDialog.js';
import type { RootProps } from '../../private/root.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { useReadyWords, useWords } from '../../private/words.js';
import { spinner } from '../Button/Button.css.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { flatten, Options, type SelectOptions } from './Options.js';
import { popover } from './options.css.js';
import { ReadOnlySelect } from './ReadOnlySelect.js';
import * as styles from './Select.css.js';

/** Root props are on the button, or on the text of a read-only field. */
export interface SelectProps<Value extends string = string> extends FieldProps, RootProps {
  /** Value of the chosen option, or empty. */
  value: Value | '';
  onChange: (value: Value) => void;
  options: SelectOptions<Value>;
  /** Shown without a choice: "Choose an area". @default the ready-made words */
  placeholder?: string | undefined;
  /** Text of an empty list. @default the ready-made one */
  emptyLabel?: string | undefined;
  /** The options are loading: the list opens and shows this. @default false */
  busy?: boolean | undefined;
  /** Text of the field and list while busy: "Loading areas". @default the ready-made one */
  busyLabel?: string | undefined;
  /** Autofill purpose (WCAG 1.3.5): "country", "bday-year". */
  autoComplete?: string | undefined;
}

/** One of many options in a popup list. Built on React Aria's select and list box. */
export function Select<Value extends string>({ value, onChange, options, ...props }: SelectProps<Value>) {
  const { placeholder, emptyLabel, busy = false, ...own } = props;
  const words = useWords('Select', { placeholder, emptyLabel });
  const ready = useReadyWords('Select');
  const { busyLabel = ready?.busyLabel ?? '', autoComplete, ...shared } = own;
  const { frame, field, ref, attributes } = ariaField(shared);
  const controlRef = useMergedRef(ref, undefined);
  const { anchorRef, container } = useOverlayInDialog();
  // A value of '' came from the caller.
  const { ref: rootRef, keep } = useAriaReset<Value | '', HTMLDivElement>(
    value,
    onChange as (value: Value | '') => void,
    anchorRef,
  );
  const all = flatten(options);
  const chosen = all.find((option) => option.value === value);

  if (shared.readOnly) return <ReadOnlySelect {...shared} value={value} text={chosen?.label ?? ''} />;
  return (
    <AriaSelect
      {...field}
      ref={rootRef}
      className={styles.select}
      value={chosen?.value ?? null}
      onChange={keep((key) => choose(all, onChange)(String(key)))}
      placeholder={words.placeholder}
      autoComplete={autoComplete}
      allowsEmptyCollection
    >
      <AriaFieldFrame {...frame}>
        <div className={styles.frame}>
          <Button
            className={styles.trigger}
            ref={controlRef}
            render={(button) => <button {...addRoot(button, attributes)} />}
          >
            <SelectValue className={styles.value}>
              {({ selectedText }) => selectedText || (busy ? busyLabel : words.placeholder)}
            </SelectValue>
            <span className={styles.caret}>
              {busy ? <span className={spinner} /> : <Icon icon={caretDownIcon} weight="bold" />}
            </span>
          </Button>
        </div>
        <VisuallyHidden>
          <span role="status">{busy && busyLabel}</span>
        </VisuallyHidden>
      </AriaFieldFrame>
      {/* Without padding, a screen-wide list does not overflow. Scrolling of the page would close the list. */}
      <Popover className={popover} offset={6} containerPadding={0} UNSTABLE_portalContainer={container}>
        <Options options={options} empty={busy ? busyLabel : words.emptyLabel} />
      </Popover>
    </AriaSelect>
  );
}
