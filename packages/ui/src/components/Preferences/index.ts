export { type PreferenceChoice, type PreferenceGroup, Preferences, type PreferencesProps } from './Preferences.js';
