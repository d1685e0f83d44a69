export { machineDiagrams } from './diagrams.js';
export { createOpenApi } from './document.js';
export type { Comments } from './jsonSchema.js';
export { areaTables, callsPage, entitiesPage, errorsPage } from './markdown.js';
export type { Sentences } from './problems.js';
