/**
 * Copies the outlines of the icons named below from Phosphor (MIT) into `src/icons`, one module per icon, so that a page
 * loads only the icons it shows.
 * Run it after a change of the list: `node packages/ui/scripts/icons.mjs`.
 *
 * Each icon has only the weights that the design uses: bold in actions, regular in navigation, fill for "on".
 * An `Icon` without `weight` has the first weight.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const icons = {
  'apple-logo': ['fill'],
  armchair: ['regular'],
  'arrow-bend-up-left': ['bold'],
  'arrow-clockwise': ['bold'],
  'arrow-down': ['bold'],
  'arrow-left': ['bold'],
  'arrow-right': ['bold'],
  'arrow-square-out': ['bold'],
  'arrow-up': ['bold'],
  'arrows-out': ['bold'],
  'arrows-out-line-horizontal': ['bold'],
  asterisk: ['bold'],
  bank: ['regular'],
  barcode: ['regular'],
  basketball: ['regular'],
  bell: ['regular'],
  broadcast: ['regular'],
  buildings: ['regular'],
  'calendar-blank': ['regular'],
  'calendar-check': ['regular'],
  'calendar-plus': ['regular'],
  'calendar-x': ['regular'],
  camera: ['regular'],
  'caret-down': ['bold'],
  'caret-left': ['bold'],
  'caret-right': ['bold'],
  'caret-up': ['bold'],
  'caret-up-down': ['bold'],
  'chat-circle': ['regular'],
  chats: ['regular'],
  check: ['bold'],
  'check-circle': ['fill'],
  clock: ['regular'],
  coins: ['regular'],
  copy: ['regular'],
  'credit-card': ['regular'],
  'device-mobile': ['regular'],
  'dots-three': ['bold'],
  'envelope-open': ['regular'],
  'envelope-simple': ['regular'],
  eye: ['regular'],
  'eye-slash': ['regular'],
  'facebook-logo': ['fill'],
  'file-text': ['regular'],
  'film-slate': ['regular'],
  'flower-lotus': ['regular'],
  funnel: ['regular'],
  gift: ['regular'],
  globe: ['regular'],
  'google-logo': ['bold'],
  guitar: ['regular'],
  'hand-pointing': ['regular'],
  headset: ['regular'],
  heart: ['regular', 'fill'],
  'hourglass-medium': ['regular'],
  'identification-card': ['regular'],
  image: ['regular'],
  info: ['fill'],
  key: ['regular'],
  'link-simple': ['regular'],
  list: ['bold'],
  lock: ['regular'],
  'magnifying-glass': ['bold'],
  'map-pin': ['regular'],
  'mask-happy': ['regular'],
  megaphone: ['regular'],
  'microphone-stage': ['regular'],
  minus: ['bold'],
  'music-notes': ['regular'],
  'note-pencil': ['regular'],
  palette: ['regular'],
  paperclip: ['regular'],
  path: ['regular'],
  'pencil-simple': ['regular'],
  'person-arms-spread': ['regular'],
  phone: ['regular'],
  plus: ['bold'],
  printer: ['regular'],
  'qr-code': ['regular'],
  question: ['regular'],
  receipt: ['regular'],
  'seal-check': ['regular'],
  'sign-in': ['regular'],
  'sign-out': ['regular'],
  sparkle: ['fill'],
  'speaker-high': ['regular'],
  'squares-four': ['bold'],
  star: ['fill', 'regular'],
  storefront: ['regular'],
  tag: ['regular'],
  'text-aa': ['regular'],
  ticket: ['regular'],
  translate: ['regular'],
  trash: ['regular'],
  truck: ['regular'],
  'upload-simple': ['regular'],
  user: ['regular'],
  users: ['regular'],
  'users-three': ['regular'],
  wallet: ['regular'],
  warning: ['fill'],
  'warning-circle': ['fill'],
  'warning-octagon': ['regular'],
  'wechat-logo': ['fill'],
  wheelchair: ['bold'],
  'wifi-slash': ['regular'],
  wrench: ['regular'],
  x: ['bold'],
  'x-circle': ['fill'],
};

/** Icons that point along the lines of a text. From right to left they are mirrored. */
const mirrored = [
  'arrow-bend-up-left',
  'arrow-left',
  'arrow-right',
  'arrow-square-out',
  'caret-left',
  'caret-right',
  'sign-out',
];

const assets = join(dirname(createRequire(import.meta.url).resolve('@phosphor-icons/core')), '../assets');

/** Rounds to a tenth. On a grid of 256 this is less than a hundredth of a pixel at the size of text. */
const shorten = (d) =>
  d
    .match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi)
    .map((part) => (Number.isNaN(Number(part)) ? part : String(Math.round(Number(part) * 10) / 10)))
    .join(' ')
    .replace(/ ?([a-z]) ?/gi, '$1')
    .replace(/ -/g, '-')
    .replace(/(^|[^\d.])0\./g, '$1.');

async function outline(name, weight) {
  const file = weight === 'regular' ? `${name}.svg` : `${name}-${weight}.svg`;
  const svg = await readFile(join(assets, weight, file), 'utf8');
  const outlines = [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (outlines.length !== 1) throw new Error(`${file} has ${outlines.length} outlines; Icon draws exactly one.`);
  return shorten(outlines[0]);
}

const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/icons');
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const [name, weights] of Object.entries(icons)) {
  const drawn = await Promise.all(weights.map(async (weight) => `  ${weight}: '${await outline(name, weight)}',\n`));
  if (mirrored.includes(name)) drawn.push('  mirrored: true,\n');
  await writeFile(
    join(folder, `${name}.ts`),
    `// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.\nexport const ${camel(name)}Icon = {\n${drawn.join('')}};\n`,
  );
}
