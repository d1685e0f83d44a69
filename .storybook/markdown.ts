/** A table as Markdown. A pipe in a cell would end the cell. */
export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

/**
 * A file of `docs`, or of another folder, for a page of the catalogue. A link to another file of the repository becomes
 * its path, because the catalogue does not have that file.
 */
export const fromDocs = (text: string, folder = 'docs'): string =>
  text.replace(/\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/g, (_, words: string, path: string) => {
    const [file = ''] = path.split('#');
    return `${words} (\`${folder}/${file}\`)`;
  });
