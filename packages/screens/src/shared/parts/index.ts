export { PartSection } from './PartSection.js';
export { PartTrouble } from './PartTrouble.js';
export { type Again, isBroken, type Part } from './part.js';
