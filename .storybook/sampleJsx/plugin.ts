import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Gives the stories of components the JSX runtime beside this file. The line breaks stay where they are. */
export const sampleJsx: Plugin = {
  name: 'sample-jsx',
  enforce: 'pre',
  transform: (code, id) => {
    const isSample = /\/packages\/ui\/src\/components\/.*\.stories\.tsx$/.test(id.split('?')[0] ?? '');
    return isSample ? { code: `/** @jsxImportSource ${source} */ ${code}`, map: null } : null;
  },
};
