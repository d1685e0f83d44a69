/// <reference types="vite/types/importMeta.d.ts" />
import type { Area } from '../areas.js';
import type { Dictionary } from '../text.js';

/** The areas of this language, each its own chunk. Vite finds them; code that Vite does not build imports the files. */
export const files = import.meta.glob<Dictionary[Area]>('../areas/*/en_us.ts', { import: 'words' });
