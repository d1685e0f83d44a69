export { ProfileFields } from './ProfileFields.js';
export {
  type ProfileField,
  type ProfileValues,
  profileByCode,
  profileErrors,
  profileIds,
  profileKinds,
  profileOf,
  valuesOf,
} from './values.js';
