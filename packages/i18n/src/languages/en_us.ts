/// <reference types="vite/types/importMeta.d.ts" />
import type { Area } from '../areas.js';
import type { Dictionary } from '../text.js';

/** One chunk per area, found by Vite. Code outside Vite imports the files directly. */
export const files = import.meta.glob<Dictionary[Area]>('../areas/*/en_us.ts', { import: 'words' });
