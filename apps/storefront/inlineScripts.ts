import { build, type Plugin } from 'vite';

/** Compiles inline scripts: `import { script } from './page.ts?compiled'` gives a script of one line. */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\?compiled$/ },
    async handler(id) {
      const [file = ''] = id.split('?');
      this.addWatchFile(file);
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: { write: false, lib: { entry: file, formats: ['iife'], name: 'inline' }, minify: true },
      });
      const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
      if (chunk?.type !== 'chunk') throw new Error(`${file} gave no script.`);
      return `export const script = ${JSON.stringify(chunk.code.trim())}`;
    },
  },
};
