import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readComponents } from './components.js';

const name = 'virtual:components';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The module `virtual:components` with facts about the library's entries, read at build time. */
export const components: Plugin = {
  name: 'components',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? `export const components = ${JSON.stringify(readComponents(root))};` : null),
};
