export { Blocks, type InfoTools } from './Blocks.js';
export { InfoLayout, type InfoLayoutProps, Sections } from './InfoLayout.js';
export { Sentence } from './Sentence.js';
export { Tool } from './Tool.js';
