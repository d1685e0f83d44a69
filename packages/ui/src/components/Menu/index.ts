export {
  Menu,
  type MenuChoice,
  type MenuGroup,
  type MenuItem,
  type MenuOption,
  type MenuProps,
  menuChoice,
} from './Menu.js';
