export type { SelectGroup, SelectOption, SelectOptions } from './Options.js';
export { Select, type SelectProps } from './Select.js';
