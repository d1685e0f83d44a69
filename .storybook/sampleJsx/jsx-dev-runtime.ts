import { jsxDEV as create, Fragment } from 'react/jsx-dev-runtime';
import { inStoryLanguage } from '../sampleLanguage.js';

export { Fragment };

export const jsxDEV: typeof create = (type, props, ...rest) => create(type, inStoryLanguage(props), ...rest);
