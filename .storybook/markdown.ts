/** A Markdown table. Escapes pipes, which would end a cell. */
export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

/** A Markdown file for a docs page. Links to other files become paths, because the catalogue lacks these files. */
export const fromDocs = (text: string, folder = 'docs'): string =>
  text.replace(/\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/g, (_, words: string, path: string) => {
    const [file = ''] = path.split('#');
    return `${words} (\`${new URL(file, `file:///${folder}/`).pathname.slice(1)}\`)`;
  });
