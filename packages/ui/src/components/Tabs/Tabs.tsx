import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Tabs.css.js';

export interface TabItem<Value extends string> {
  value: Value;
  /** One or two words, with a count if useful. */
  label: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
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

const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');

/** Alternative views, one at a time. Arrow keys move and select; Tab enters the panel. */
export function Tabs<Value extends string>({ label, items, value, onChange, ...root }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const item = items.find((each) => each.value === chosen);
    if (item) onChange(item.value);
  };
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  return (
    <Radix.Root value={value} onValueChange={choose} dir={direction} asChild>
      {/* Radix would set `dir` to left-to-right. Tabs follow the page. */}
      <div {...root} dir={undefined}>
        <Radix.List
          className={styles.list}
          aria-label={label}
          onFocus={({ currentTarget }) => setDirection(directionOf(currentTarget))}
        >
          {items.map((item) => (
            <Radix.Trigger key={item.value} className={styles.tab} value={item.value} disabled={item.disabled}>
              {item.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {items.map((item) => (
          <Radix.Content key={item.value} className={styles.panel} value={item.value}>
            {item.content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}
