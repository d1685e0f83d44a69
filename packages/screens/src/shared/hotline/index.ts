export { hotlineLink, WithHotline } from './WithHotline.js';
