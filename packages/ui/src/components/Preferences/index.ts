export { type PreferenceGroup, type PreferenceOption, Preferences, type PreferencesProps } from './Preferences.js';
