/** What a profile can be refused with (spec §5 Registration). */
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

/** What a mailing address can be refused with (spec §5 Registration). */
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

/** What the place of a member in a hot event can be refused with. */
export const hotEventErrors = ['waitingRoomFirst'] as const;
