import readme from '../../README.md?raw';

/** Rows of the table below a heading of packages/ui/README.md, as cells. */
export function table(heading: string): string[][] {
  const section = readme.split(/^### /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`packages/ui/README.md has no heading "${heading}".`);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|').slice(1, -1));
}

/** Names in backticks. */
export const names = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
