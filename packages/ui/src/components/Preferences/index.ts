export {
  type LanguageLink,
  type PreferenceChoice,
  type PreferenceGroup,
  Preferences,
  type PreferencesProps,
} from './Preferences.js';
