export { Track, type TrackProps, type TrackStep } from './Track.js';
