import remarkGfm from 'remark-gfm';

/** The plugins for MDX pages: tables, which Markdown alone does not have. */
export const remarkPlugins = [remarkGfm];
