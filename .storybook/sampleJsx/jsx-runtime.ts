/** React's JSX runtime for the stories of components: the words inside a `render` follow the language of the toolbar too. */
import { jsx as create, jsxs as createMany, Fragment } from 'react/jsx-runtime';
import { inStoryLanguage } from '../sampleLanguage.js';

export { Fragment };

export const jsx: typeof create = (type, props, key) => create(type, inStoryLanguage(props), key);
export const jsxs: typeof createMany = (type, props, key) => createMany(type, inStoryLanguage(props), key);
