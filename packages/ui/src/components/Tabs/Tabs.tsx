import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.js';

export interface TabItem<Value extends string> {
  value: Value;
  /** One or two words, and a count where it helps to choose. */
  label: string;
  /** What the tab shows. Only the chosen one is rendered. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  /** Two to four. */
  items: TabItem<Value>[];
  /** The chosen tab. */
  value: Value;
  onChange: (value: Value) => void;
}

/** Equal views of one thing, one at a time. The arrow keys move and choose; Tab goes on into the panel. */
export function Tabs<Value extends string>({ label, items, value, onChange }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const item = items.find((each) => each.value === chosen);
    if (item) onChange(item.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} className={styles.tab} value={item.value}>
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} className={styles.panel} value={item.value}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
