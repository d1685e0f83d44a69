// The ids and members of the sample data without the server, so that each worker of the end-to-end tests starts sooner.
export { sampleEventId } from './catalogue/catalogue.js';
export type { SampleCaseName } from './sample-data/cases.js';
export { demoMember, plainMember, suspendedMember } from './sample-data/members.js';
