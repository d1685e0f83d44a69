export { type Section, SectionOverview, type SectionOverviewProps } from './SectionOverview.js';
