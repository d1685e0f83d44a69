/** Errors of a profile (spec §5 Registration). */
export const profileErrors = [
  'titleRequired',
  'nameRequired',
  'nameTooLong',
  'firstNameRequired',
  'lastNameRequired',
  'birthdayInvalid',
  'mobileRequired',
  'mobileInvalid',
  'mobileTooLong',
] as const;

/** Errors of a mailing address (spec §5 Registration). */
export const addressErrors = [
  'countryRequired',
  'provinceRequired',
  'areaRequired',
  'districtRequired',
  'streetRequired',
  'streetTooLong',
  'flatRequired',
  'flatTooLong',
] as const;

export const hotEventErrors = ['waitingRoomFirst'] as const;

/** Errors of a performance that a request names. */
export const performanceErrors = ['performanceNotFound', 'performanceNotOnSale', 'performanceCancelled'] as const;
