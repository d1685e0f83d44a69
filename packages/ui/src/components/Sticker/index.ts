export { Sticker, type StickerKind, type StickerProps, stickerIcons } from './Sticker.js';
