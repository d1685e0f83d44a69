export { StickyBar, type StickyBarProps } from './StickyBar.js';
