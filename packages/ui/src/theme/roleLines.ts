import type { Colours } from './colours.js';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Each role of a theme as a line of CSS that sets its custom property: `--fg-bg-page: #f7f5ee;`. */
export const roleLines = (colours: Colours): string[] =>
  Object.entries(colours).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, hex]) => `--fg-${group}-${kebab(role)}: ${hex};`),
  );
