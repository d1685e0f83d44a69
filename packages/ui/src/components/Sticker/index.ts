export { Sticker, type StickerKind, type StickerProps } from './Sticker.js';
