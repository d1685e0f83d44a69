export { type Description, DescriptionList, type DescriptionListProps } from './DescriptionList.js';
