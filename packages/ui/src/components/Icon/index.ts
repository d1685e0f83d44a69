export { Icon, type IconProps, type IconShape, type IconWeight } from './Icon.js';
