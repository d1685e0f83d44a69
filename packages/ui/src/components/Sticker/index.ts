export { Sticker, type StickerProps, type StickerVariant, stickerIcons } from './Sticker.js';
