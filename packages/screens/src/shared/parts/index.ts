export { type LoadPart, LoadPartContext, latePart } from './latePart.js';
export { PartSection } from './PartSection.js';
export { PartTrouble } from './PartTrouble.js';
export { type Again, type Part, partWithout } from './part.js';
