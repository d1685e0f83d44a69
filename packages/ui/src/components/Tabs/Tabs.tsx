import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Tabs.css.js';

export interface TabItem<Value extends string> {
  value: Value;
  /** One or two words, with a count if useful. */
  label: string;
  /** Content of the panel, rendered only while selected. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** Name of the tab list for screen readers. */
  label: string;
  /** Two to four tabs. */
  items: TabItem<Value>[];
  /** The selected tab. */
  value: Value;
  onChange: (value: Value) => void;
}

/** Alternative views, one at a time. Arrow keys move and select; Tab enters the panel. */
export function Tabs<Value extends string>({ label, items, value, onChange, ...root }: TabsProps<Value>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget } = event;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const at = items.findIndex((item) => item.value === value);
    const steps: Record<string, number> = { Home: 0, End: -1, ArrowRight: isRtl ? at - 1 : at + 1 };
    const next = key === 'ArrowLeft' ? (isRtl ? at + 1 : at - 1) : steps[key];
    const item = next !== undefined && items.at(next % items.length);
    if (!item || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    (currentTarget.children[items.indexOf(item)] as HTMLElement).focus();
    onChange(item.value);
  };
  return (
    <div {...root}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}tab-${item.value}`}
            className={styles.tab}
            aria-selected={item.value === value}
            aria-controls={`${id}panel-${item.value}`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}panel-${item.value}`}
          className={styles.panel}
          aria-labelledby={`${id}tab-${item.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab enters the panel, as the ARIA pattern for tabs says.
          tabIndex={0}
          hidden={item.value !== value}
        >
          {item.value === value && item.content}
        </div>
      ))}
    </div>
  );
}
