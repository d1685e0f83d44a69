/**
 * Compares the built library with the last release: names that are gone, and props that are new and required. The
 * compiler decides, so a prop that moved into a shared type is not missing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const library = fileURLToPath(new URL('..', import.meta.url));

/** Entries of a release: each with its exports, and for each exported type the paths to its properties. */
interface Release {
  version: string;
  entries: Record<string, Record<string, string[]>>;
}

const record = join(library, 'scripts/released.json');

/** The last release. */
export let released: Release = JSON.parse(readFileSync(record, 'utf8'));

/** Keeps the names of a page as those of the last release. */
export function keepRelease(version: string, apiPage: string): void {
  released = { version, entries: namesIn(apiPage) };
  writeFileSync(record, `${JSON.stringify(released, null, 2)}\n`);
}

/** Reads the names of a release from its `api.md`. */
export function namesIn(apiPage: string): Release['entries'] {
  const icons = [...apiPage.matchAll(/`(icons\/[^`]+)`/g)].map(([, name = '']) => [name, {}] as const);
  const sections = apiPage.split(/^## /m).slice(1);
  const entries = sections.map((section) => {
    const [name = '', ...rest] = section.split('\n');
    const lines = rest.slice(0, rest.indexOf('```', 2));
    const exported = exportsIn(lines.join('\n'));
    return [name, Object.fromEntries(exported.map((type) => [type, propertiesOf(type, lines, apiPage)]))] as const;
  });
  return Object.fromEntries([...entries.filter(([name]) => !name.startsWith('Changed')), ...icons]);
}

/** The names that an entry exports. A type has `type ` before its name. */
function exportsIn(section: string): string[] {
  // The first file of a section is the entry; names that other files of the folder export are its own affair.
  const entry = section.split(/^\/\/ /m)[1] ?? '';
  const listed = [...entry.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, ofAll = '', list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => (name.startsWith('type ') ? name : `${ofAll}${name}`)),
  );
  const declared = [...entry.matchAll(/^export declare (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  return [...listed, ...declared];
}

/** The required properties of the types that many entries extend and that no entry exports. */
const shared: Record<string, readonly string[]> = { RootProps: [], FieldProps: ['label', 'name'] };

/**
 * The paths to the properties of an object type: `sticker`, `sticker.kind`, `facts[].term`, with those that it extends.
 * `*` stands for what cannot be read from the page, such as the properties of a `Record`.
 */
function propertiesOf(type: string, lines: readonly string[], apiPage: string): string[] {
  const name = type.replace('type ', '');
  const start = lines.findIndex((line) =>
    new RegExp(`^export (interface ${name}\\b.*|type ${name} =) \\{$`).test(line),
  );
  const close = lines.findIndex((line, at) => at > start && line.startsWith('}'));
  if (start < 0 || lines[close]?.includes('|')) return [];
  const [, bases = ''] =
    / extends ((?!string\b).*) \{$/.exec(lines[start]?.replace(/<\w+ extends [^>]*>/, '') ?? '') ?? [];
  const inherited: string[] = bases.split(/, (?=[A-Z])(?![^<]*>)/).flatMap((base) => {
    if (base === '') return [];
    const picked = /^Pick<.*?, (.*)>$/.exec(base)?.[1];
    if (picked) return [...picked.matchAll(/'(\w+)'/g)].map(([, key = '']) => key);
    const ofAll = shared[base.replace(/<.*/, '')];
    if (ofAll) return [...ofAll];
    const found = /^\w+$/.test(base) ? propertiesOf(base, apiPage.split('\n'), apiPage) : [];
    return found.length > 0 ? found : ['*'];
  });
  const body = lines.slice(start + 1, close);
  const own = body.flatMap((line, at) => {
    const property = /^ {4}(\w+)\??: (.*)$/.exec(line);
    if (!property) return [];
    const [, path = '', value = ''] = property;
    if (!/^(readonly )?\{$/.test(value)) return [path];
    const end = body.findIndex((each, index) => index > at && /^ {4}\}/.test(each));
    // The members of a union are compared by the compiler alone.
    if (!/^ {4}\}(\[\])?( \| undefined)?;$/.test(body[end] ?? '')) return [path];
    const item = body[end]?.startsWith('    }[]') ? '[]' : '';
    const inner = body.slice(at + 1, end).flatMap((each) => /^ {8}(\w+)\??:/.exec(each)?.[1] ?? []);
    return [path, ...inner.map((each) => `${path}${item}.${each}`)];
  });
  return [...new Set([...inherited, ...own])];
}

const fileOf = (entry: string): string => {
  if (entry === 'theme') return 'theme/index.js';
  if (entry === 'followLinks') return 'followLinks.js';
  if (['vars', 'themes', 'brand'].includes(entry)) return `theme/${entry}.js`;
  return entry.startsWith('icons/') ? `${entry}.js` : `components/${entry}/index.js`;
};

/**
 * TypeScript in which the compiler misses a name that the built library does not have. A type is there with and without
 * an argument: one of the two is wrong, and says nothing about the name.
 */
function typesOf({ entry, name, path }: Name): string[] {
  const type = name.replace('type ', '');
  const from = `import('../dist/${fileOf(entry)}')`;
  if (name === type) return [`typeof ${from}${type && `.${type}`}`];
  const propertyOf = (of: string, key: string) => {
    const property = `NonNullable<${of}['${key.replace('[]', '')}']>`;
    return key.endsWith('[]') ? `NonNullable<${property}[number]>` : property;
  };
  const keys = path === '' ? [] : path.split('.');
  return [`${from}.${type}`, `${from}.${type}<any>`].map((whole) => keys.reduce(propertyOf, whole));
}

/** No module, no export, no property, each with and without a proposal of the compiler. */
const missing = new Set(['TS2307', 'TS2694', 'TS2724', 'TS2339', 'TS2551']);

/** A name of the last release. `path` is empty for the export itself. */
interface Name {
  entry: string;
  name: string;
  path: string;
}

export interface Changes {
  /** Names that are gone. */
  gone: Name[];
  /** Properties that every caller has to pass now. */
  required: Name[];
}

/** Compares the last release with the built library. */
export function changesSince({ entries }: Release = released): Changes {
  const types: Name[] = Object.entries(entries).flatMap(([entry, exported]) => {
    const listed = Object.keys(exported).map((name) => ({ entry, name, path: '' }));
    return listed.length === 0 ? [{ entry, name: '', path: '' }] : listed;
  });
  const pathsOf = ({ entry, name }: Name) => entries[entry]?.[name] ?? [];
  const names = types.flatMap((type) => [
    type,
    ...pathsOf(type).flatMap((path) => (path === '*' ? [] : [{ ...type, path }])),
  ]);
  const lines = [
    ...names.flatMap((name) => typesOf(name).map((type) => ({ name, text: `export type N = ${type};` }))),
    ...types
      .filter((type) => pathsOf(type).length > 0 && !pathsOf(type).includes('*'))
      .flatMap((name) =>
        typesOf(name).map((type) => ({
          name,
          text: `export type N = Nothing<Exclude<Needed<${type}>, '${pathsOf(name).join("' | '")}'>>;`,
        })),
      ),
  ];
  const found = complaintsAbout(lines.map(({ text }, at) => text.replace('type N', `type N${at}`))).flatMap(
    ({ line, code, text }) => {
      const name = lines[line]?.name;
      return name ? [{ name, code, text }] : [];
    },
  );
  const missed = new Set(found.filter(({ code }) => missing.has(code)).map(({ name }) => name));
  const isOfGone = ({ entry, name, path }: Name) =>
    [...missed].some(
      (other) =>
        other.entry === entry &&
        other.name === name &&
        (other.path === '' ? path !== '' : path.startsWith(`${other.path}.`)),
    );
  const required = found
    .filter(({ code, name }) => code === 'TS2344' && !missed.has(name))
    .flatMap(({ name, text }) =>
      [...text.replace(/ does not satisfy.*/, '').matchAll(/"(\w+)"/g)].map(([, path = '']) => ({ ...name, path })),
    );
  return {
    gone: names.filter((name) => missed.has(name) && !isOfGone(name)),
    // A type is asked with and without an argument, so it may answer twice.
    required: [...new Map(required.map((name) => [Object.values(name).join(), name])).values()],
  };
}

/** The complaints of the compiler about lines of TypeScript. Of a type that is not empty, it names the members. */
function complaintsAbout(lines: readonly string[]): { line: number; code: string; text: string }[] {
  const file = join(library, '.cache/names.ts');
  mkdirSync(dirname(file), { recursive: true });
  const helpers = [
    'type Nothing<Names extends never> = Names;',
    'type Needed<Type> = { [Key in keyof Type]-?: object extends Pick<Type, Key> ? never : Key }[keyof Type];',
  ];
  writeFileSync(file, [...lines, ...helpers].join('\n'));
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const options = ['--noEmit', '--skipLibCheck', '--strict', '--pretty', 'false', '--ignoreConfig'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022', '--jsx', 'react-jsx'];
  const { stdout } = spawnSync(process.execPath, [tsc, ...options, ...modules, file], { encoding: 'utf8' });
  return [...stdout.matchAll(/names\.ts\((\d+),\d+\): error (TS\d+): (.*)/g)].map(([, line, code = '', text = '']) => ({
    line: Number(line) - 1,
    code,
    text,
  }));
}
