// Bundlers replace "use client" modules by references in server components. This loader hook does the same, like Next.
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) register(import.meta.url);

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const source = String(loaded.source ?? '');
  if (!source.startsWith('"use client"')) return loaded;
  const names = [...source.matchAll(/^export \{ (.+) \};$/gm)].flatMap(([, list]) =>
    list.split(', ').map((each) => each.split(' as ').at(-1)),
  );
  return { ...loaded, source: names.map((name) => `export const ${name} = Symbol.for('client');`).join('\n') };
}
