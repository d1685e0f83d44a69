export { type Space, Stack, type StackProps } from './Stack.js';
