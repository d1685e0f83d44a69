import { type ReactNode, useContext, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext, ComboBoxValue } from 'react-aria-components/ComboBox';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { xIcon } from '../../icons/x.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { ComboBoxFrame, type SearchedOptionsProps } from '../ComboBox/ComboBoxFrame.js';
import { Icon } from '../Icon/index.js';
import { flatten } from '../Select/Options.js';
import * as styles from './MultiSelect.css.js';

export interface MultiSelectProps<Value extends string = string> extends SearchedOptionsProps<Value> {
  /** The chosen values. A form sends each under the name of the field. */
  value: readonly Value[];
  /** Called with the chosen values in the order in which they were chosen. */
  onChange: (value: Value[]) => void;
}

/** Several of many options, found by typing and shown as tags. Built on React Aria's combo box and tag group. */
export function MultiSelect<Value extends string>({ value, onChange, ...props }: MultiSelectProps<Value>) {
  const { label, name, disabled, readOnly } = props;
  const input = useRef<HTMLInputElement>(null);
  const tagList = useRef<HTMLDivElement>(null);
  const isTab = useRef(false);
  const inputRef = useMergedRef(input, props.ref);
  const all = flatten(props.options);
  const known = (given: readonly string[]) => given.flatMap((key) => all.find((option) => option.value === key) ?? []);
  const choose = (given: readonly string[]) => onChange(known(given).map((option) => option.value));
  const tags = known(value);
  // React Aria empties the input when it gets another array.
  const keys = JSON.stringify(tags.map((tag) => tag.value));
  const chosen = useMemo((): Value[] => JSON.parse(keys), [keys]);
  const remove = (removed: Set<unknown>) => {
    const left = chosen.filter((key) => !removed.has(key));
    if (left.length === 0) input.current?.focus();
    onChange(left);
  };
  return (
    <ComboBoxFrame
      {...props}
      // React Aria would send an empty value for an empty list.
      id={props.id ?? name}
      name={undefined}
      ref={inputRef}
      selectionMode="multiple"
      value={value}
      onChange={(first) => onChange([...first])}
      chosen={chosen}
      onChosen={(selected) => {
        // With Tab, React Aria would also take back the active option.
        if (!isTab.current) choose(selected as string[]);
      }}
      onTyped={(typed) => choose([...chosen.filter((key) => key !== typed), typed])}
      onKeyDownCapture={(event) => {
        props.onKeyDownCapture?.(event);
        isTab.current = event.key === 'Tab';
      }}
      // It runs after the handler of React Aria.
      onKeyDown={(event) => {
        isTab.current = false;
        props.onKeyDown?.(event);
        if (event.key === 'Backspace' && event.currentTarget.value === '') {
          tagList.current?.querySelector<HTMLElement>('[role="row"]:last-of-type')?.focus();
        }
      }}
    >
      {tags.length > 0 && (
        <InField>
          {disabled || readOnly ? (
            <ul className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag.value} className={styles.tag}>
                  {tag.label}
                </li>
              ))}
            </ul>
          ) : (
            <TagGroup aria-label={label} onRemove={remove}>
              <TagList className={styles.tags} ref={tagList}>
                {tags.map((tag) => (
                  <Tag key={tag.value} id={tag.value} className={styles.tag} textValue={tag.label}>
                    {tag.label}
                    <Button slot="remove" className={styles.remove} excludeFromTabOrder>
                      <Icon icon={xIcon} />
                    </Button>
                  </Tag>
                ))}
              </TagList>
            </TagGroup>
          )}
          {/* Describes the input. */}
          <ComboBoxValue hidden />
          {chosen.map((key) => (
            <input key={key} type="hidden" name={name} value={key} disabled={disabled} />
          ))}
        </InField>
      )}
    </ComboBoxFrame>
  );
}

/** React Aria renders everything twice: first, without a state, to collect the options. It would also collect tags. */
function InField({ children }: { children: ReactNode }) {
  const shown = useContext(ComboBoxStateContext) !== null;
  // An open list hides everything from screen readers, except elements with this mark. Tags can be focused.
  return (
    shown && (
      <div className={styles.value} data-live-announcer="true">
        {children}
      </div>
    )
  );
}
