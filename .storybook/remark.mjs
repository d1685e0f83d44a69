import remarkGfm from 'remark-gfm';

/** Whether a page belongs to stories, so documents a component. */
const isOfStories = (node) =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Meta' && node.attributes.some(({ name }) => name === 'of');

/** Adds `<About />` below the first paragraph of every component page. The docs of preview.tsx resolve the name. */
const aboutEachComponent = () => (tree) => {
  if (!tree.children.some(isOfStories)) return;
  const title = tree.children.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  const below = tree.children.findIndex(({ type }, index) => index > title && type !== 'paragraph');
  if (title < 0 || below <= title + 1) throw new Error('A page of a component begins with its name and a paragraph.');
  tree.children.splice(below, 0, { type: 'mdxJsxFlowElement', name: 'About', attributes: [], children: [] });
};

/** Plugins for MDX pages: tables, and facts about a component. */
export const remarkPlugins = [remarkGfm, aboutEachComponent];
