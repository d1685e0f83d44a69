import type { ESTree } from 'vite';

/** The nodes directly below a node of a parsed module. */
export const childrenOf = (node: ESTree.Node): ESTree.Node[] =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');
