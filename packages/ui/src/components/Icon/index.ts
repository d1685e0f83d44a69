export { Icon, type IconName, type IconProps, type IconWeight } from './Icon.js';
