import { type ComponentProps, Fragment } from 'react';
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
import { addRoot } from '../../private/addRoot.js';
import type { Option } from '../../private/Field/option.js';
import { useOverlayInDialog } from '../../private/overlay/useOverlayInDialog.js';
import type { RootProps } from '../../private/root.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as triggers from '../Popover/Popover.css.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Menu.css.js';

interface MenuEntry {
  label: string;
  /** A second, smaller line, read after the label. */
  detail?: string | undefined;
  icon?: IconShape | undefined;
  /** The reason for disabling the item. Disabled items stay focusable and readable. */
  disabledReason?: string | undefined;
}

export interface MenuItem extends MenuEntry {
  /** Unique in the whole menu. */
  id: string;
  /** Makes the item a link. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Marks a destructive action. @default false */
  danger?: boolean | undefined;
}

/** A checkable item. Its value is unique in the menu. */
export interface MenuOption<Value extends string = string> extends MenuEntry, Option<Value> {}

interface ActionGroup {
  label?: string | undefined;
  items: readonly MenuItem[];
}

export interface MenuChoice<Value extends string> {
  label: string;
  /** Single or multiple choice. The menu stays open for `several`. */
  choice: 'one' | 'several';
  options: readonly MenuOption<Value>[];
  /** Values of the checked items. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

interface ChoiceGroup extends Omit<MenuChoice<string>, 'onChange'> {
  choose: (isTicked: (value: string) => boolean) => void;
}

export type MenuGroup = ActionGroup | ChoiceGroup;

/** A group of checkable items, with its own union of values. */
export function menuChoice<Value extends string>({ onChange, ...group }: MenuChoice<Value>): MenuGroup {
  const { options, value } = group;
  return {
    ...group,
    choose: (isTicked) => {
      const changed = options.filter((option) => isTicked(option.value) !== value.includes(option.value));
      if (changed.some((option) => option.disabledReason !== undefined)) return;
      onChange(options.map((option) => option.value).filter(isTicked));
    },
  };
}

/** Root props go to the button. */
export interface MenuProps extends RootProps<HTMLButtonElement> {
  /** Text of the button, and name of the menu. */
  label: string;
  icon?: IconShape | undefined;
  /** Shows only the icon; the text is still read. @default false */
  labelHidden?: boolean | undefined;
  /** Groups are separated by rules. */
  groups: readonly MenuGroup[];
}

/** A button with a list of actions, links or choices. Built on React Aria's menu. */
export function Menu({ label, icon, labelHidden = false, groups, id, ref, ...root }: MenuProps) {
  const { anchorRef, container } = useOverlayInDialog();
  const buttonRef = useMergedRef(anchorRef, ref);
  return (
    <MenuTrigger>
      <Button
        ref={buttonRef}
        id={id}
        className={labelHidden ? triggers.squareTrigger : triggers.trigger}
        render={(button) => <button {...addRoot(button, root)} />}
      >
        {icon && <Icon icon={icon} />}
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {!labelHidden && <Icon icon={caretDownIcon} weight="bold" />}
      </Button>
      <Popover className={styles.frame} placement="bottom start" offset={4} UNSTABLE_portalContainer={container}>
        <AriaMenu className={styles.list}>
          {groups.map((group, index) => (
            <Fragment key={'choice' in group ? group.options[0]?.value : group.items[0]?.id}>
              {index > 0 && <Separator className={styles.separator} />}
              {'choice' in group ? choiceSection(group) : actionSection(group)}
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

// Functions instead of components, because React Aria builds its collection from these elements.

function actionSection({ label, items }: ActionGroup) {
  const entries = items.map(menuItem);
  if (label === undefined) return entries;
  return (
    <MenuSection>
      <Header className={styles.groupLabel}>{label}</Header>
      {entries}
    </MenuSection>
  );
}

function choiceSection({ label, choice, options, value, choose }: ChoiceGroup) {
  return (
    <MenuSection
      selectionMode={choice === 'one' ? 'single' : 'multiple'}
      disallowEmptySelection={choice === 'one'}
      selectedKeys={value}
      onSelectionChange={(keys: Selection) => choose((option) => keys === 'all' || keys.has(option))}
    >
      <Header className={styles.groupLabel}>{label}</Header>
      {options.map((option) => menuItem({ ...option, id: option.value }))}
    </MenuSection>
  );
}

function menuItem({ id, label, detail, href, onClick, danger = false, disabledReason, ...item }: MenuItem) {
  const icon = item.icon ?? (danger ? warningCircleIcon : undefined);
  const secondLine = disabledReason ?? detail;
  const disabled = disabledReason !== undefined;
  return (
    <AriaMenuItem
      key={id}
      id={id}
      className={danger ? styles.danger : styles.item}
      textValue={label}
      href={disabled ? undefined : href}
      onAction={disabled ? undefined : onClick}
      shouldCloseOnSelect={disabled ? false : undefined}
      // React Aria's arrow keys skip disabled items, so their reasons would not be read.
      render={(props) =>
        'href' in props ? <a {...heardOnPage(props)} /> : <div {...props} aria-disabled={disabled || undefined} />
      }
    >
      {({ isSelected }) => (
        <>
          {isSelected ? <Icon icon={checkIcon} weight="bold" /> : icon && <Icon icon={icon} />}
          <span className={styles.words}>
            <span>{label}</span>
            {secondLine && <span className={styles.detail}>{secondLine}</span>}
          </span>
        </>
      )}
    </AriaMenuItem>
  );
}

/** React Aria stops the click on a link. It then stops for React alone, because `followLinks` listens on the page. */
const heardOnPage = (link: ComponentProps<'a'>): ComponentProps<'a'> => ({
  ...link,
  onClick: (event) => {
    const stopPropagation = () => {
      event.isPropagationStopped = () => true;
    };
    link.onClick?.(Object.assign(event, { stopPropagation }));
  },
});
