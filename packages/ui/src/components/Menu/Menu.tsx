import { Fragment, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
  type Selection,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { caretDownIcon } from '../../icons/caret-down.js';
import { checkIcon } from '../../icons/check.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import { Icon, type IconShape } from '../Icon/index.js';
import { squareTrigger, trigger } from '../Popover/Popover.css.js';
import { useOverlayInDialog } from '../Popover/useOverlayInDialog.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Menu.css.js';

export interface MenuItem {
  /** Once in the whole menu. */
  id: string;
  label: string;
  /** A second, smaller line, read after the label. */
  detail?: string;
  icon?: IconShape;
  /** Makes it a link. */
  href?: string;
  /** It takes something away. @default false */
  danger?: boolean;
  /** Why it cannot be done now. The item is then disabled, but still found and read. */
  disabledReason?: string;
}

interface ActionGroup {
  label?: string;
  items: MenuItem[];
  choice?: undefined;
}

interface ChoiceGroup {
  label: string;
  items: MenuItem[];
  /** The items are ticked, not done: one of them, or any number. The menu stays open for `several`. */
  choice: 'one' | 'several';
  /** Ids of the items that are ticked. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export type MenuGroup = ActionGroup | ChoiceGroup;

export interface MenuProps {
  /** The words of the button, which name the menu. */
  label: string;
  icon?: IconShape;
  /** Shows the icon alone; the words are still read. @default false */
  hideLabel?: boolean;
  /** Between each two stands a rule. */
  groups: MenuGroup[];
  /** Called with the id of an item that is neither a link nor a choice. */
  onAction?: (id: string) => void;
}

/** A button with a caret and the list of actions, links or choices that it opens. Built on React Aria's menu. */
export function Menu({ label, icon, hideLabel = false, groups, onAction }: MenuProps) {
  const { anchorRef, container } = useOverlayInDialog();
  return (
    <MenuTrigger>
      <Button ref={anchorRef} className={hideLabel ? squareTrigger : trigger}>
        {icon && <Icon icon={icon} />}
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {!hideLabel && <Icon icon={caretDownIcon} weight="bold" />}
      </Button>
      <Popover className={styles.frame} placement="bottom start" offset={4} UNSTABLE_portalContainer={container}>
        <AriaMenu className={styles.list}>
          {groups.map((group, index) => {
            const items = group.items.map((item) => entry(item, group.choice ? undefined : onAction));
            return (
              <Fragment key={group.items[0]?.id}>
                {index > 0 && <Separator className={styles.separator} />}
                {group.label === undefined ? items : section(group, group.label, items)}
              </Fragment>
            );
          })}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

// Functions, not components: React Aria reads a collection from the elements themselves.

function section(group: MenuGroup, label: string, items: ReactNode) {
  const choice = group.choice && {
    selectionMode: group.choice === 'one' ? ('single' as const) : ('multiple' as const),
    disallowEmptySelection: group.choice === 'one',
    selectedKeys: group.value,
    onSelectionChange: (keys: Selection) => choose(group, keys),
  };
  return (
    <MenuSection {...choice}>
      <Header className={styles.groupLabel}>{label}</Header>
      {items}
    </MenuSection>
  );
}

function choose({ items, value, onChange }: ChoiceGroup, keys: Selection) {
  const chosen = items.filter(({ id }) => keys === 'all' || keys.has(id));
  const refused = items.some((item) => item.disabledReason && chosen.includes(item) !== value.includes(item.id));
  if (!refused) onChange(chosen.map(({ id }) => id));
}

function entry(
  { id, label, detail, href, danger = false, disabledReason, ...item }: MenuItem,
  onAction: MenuProps['onAction'],
) {
  const icon = item.icon ?? (danger ? warningCircleIcon : undefined);
  const small = disabledReason ?? detail;
  const disabled = disabledReason !== undefined;
  return (
    <AriaMenuItem
      key={id}
      id={id}
      className={danger ? styles.danger : styles.item}
      textValue={label}
      href={disabled ? undefined : href}
      onAction={disabled || href ? undefined : () => onAction?.(id)}
      shouldCloseOnSelect={disabled ? false : undefined}
      // React Aria passes over a disabled item, and nobody would hear why.
      render={(props) =>
        'href' in props ? <a {...props} /> : <div {...props} aria-disabled={disabled || undefined} />
      }
    >
      {({ isSelected }) => (
        <>
          {isSelected ? <Icon icon={checkIcon} weight="bold" /> : icon && <Icon icon={icon} />}
          <span className={styles.words}>
            {label}
            {small && <span className={styles.detail}>{small}</span>}
          </span>
        </>
      )}
    </AriaMenuItem>
  );
}
