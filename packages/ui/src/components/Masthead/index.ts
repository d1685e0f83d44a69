export { Masthead, type MastheadProps, type MastheadTool } from './Masthead.js';
