export { UtilityBar, type UtilityBarProps } from './UtilityBar.js';
