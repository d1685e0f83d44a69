export { LayoutToggle, type LayoutToggleProps } from './LayoutToggle.js';
