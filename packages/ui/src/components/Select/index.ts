export type { SelectGroup, SelectOption } from './Options.js';
export { Select, type SelectProps } from './Select.js';
