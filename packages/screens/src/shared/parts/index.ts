export { AsyncSection } from './AsyncSection.js';
export { type LoadPart, LoadPartContext, latePart } from './latePart.js';
export { type RetryAction, type SectionState, sectionWithout } from './part.js';
export { SectionError } from './SectionError.js';
