import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { inject } from 'vitest';
import * as preview from './preview.js';

const theme = inject('theme');
setProjectAnnotations([a11y, preview, { initialGlobals: { theme } }]);
