import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readReport } from '../scripts/conformanceReport.js';
import { readComponents } from './about/components.js';
import { readResults } from './evidence/results.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const modules: Record<string, () => object> = {
  'virtual:components': () => ({ components: readComponents(root) }),
  'virtual:evidence': () => ({ results: readResults(root), report: readReport() }),
};

/** Modules with facts about the repository, read at build time. */
export const virtualModules: Plugin = {
  name: 'virtual-modules',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => {
    const facts = Object.entries(modules[id.slice(1)]?.() ?? {});
    return facts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n') || null;
  },
};
