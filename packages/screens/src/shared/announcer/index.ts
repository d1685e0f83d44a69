export { Announcer, useAnnouncement } from './Announcer.js';
