import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readReport } from '../../scripts/conformanceReport.js';
import { readResults } from './results.js';

const name = 'virtual:evidence';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The module `virtual:evidence` with the last results and the conformance report, read at build time. */
export const evidence: Plugin = {
  name: 'evidence',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) =>
    id === `\0${name}`
      ? `export const results = ${JSON.stringify(readResults(root))};\nexport const report = ${JSON.stringify(readReport())};`
      : null,
};
