// The app as others may build it: with React Compiler over app and library, React's checks for development, and Tailwind.
import { writeFileSync } from 'node:fs';
import { transformAsync } from '@babel/core';
import tailwind from '@tailwindcss/vite';
import type { Plugin } from 'vite';
import { mergeConfig } from 'vite';
import readme from './vite.config';

interface Detail {
  reason?: string;
  options?: { reason?: string };
}
/** Why the compiler left functions as they are. */
const reasons = new Set<string>();
let compiled = 0;

const compiler: Plugin = {
  name: 'react-compiler',
  enforce: 'pre',
  async transform(code, id) {
    const [file = ''] = id.split('?');
    if (!/(an-app|first-gong-three-pages-[^/]+)\/src\/.*\.tsx$|@first-gong\/ui\/dist\/.*\.js$/.test(file)) return;
    const logger = {
      logEvent(_file: string | null, { kind, detail }: { kind: string; detail?: Detail }) {
        if (kind === 'CompileSuccess') compiled += 1;
        else reasons.add(detail?.reason ?? detail?.options?.reason ?? kind);
      },
    };
    const result = await transformAsync(code, {
      filename: file,
      babelrc: false,
      configFile: false,
      sourceMaps: true,
      parserOpts: { plugins: ['jsx', 'typescript'] },
      plugins: [['babel-plugin-react-compiler', { panicThreshold: 'none', sources: () => true, logger }]],
    });
    if (result?.code) return { code: result.code, map: result.map };
  },
  closeBundle() {
    writeFileSync('compiler.json', JSON.stringify({ compiled, reasons: [...reasons] }));
  },
};

export default mergeConfig(readme, {
  plugins: [compiler, tailwind()],
  define: { 'process.env.NODE_ENV': '"development"' },
  build: { rolldownOptions: { input: ['index.html', 'tailwind/first.html', 'tailwind/last.html'] } },
});
