export { Blocks, linksOf } from './Blocks.js';
export { InfoLayout, type InfoLayoutProps, Sections } from './InfoLayout.js';
export { PageLink, Sentence } from './Sentence.js';
export { Tool } from './Tool.js';
