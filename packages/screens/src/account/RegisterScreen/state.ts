import { type AddressNode, type FieldError, fieldErrors, Registration } from '@first-gong/domain';
import { type FormFields, idsOf, type Submission } from '../../shared/form/index.js';
import {
  type ProfileField,
  type ProfileValues,
  profileByCode,
  profileErrors,
  profileIds,
  profileKinds,
  profileOf,
} from '../profile/index.js';

/** A new member's login. Passwords are lost after a reload. */
export interface NewLogin {
  loginEmail: string;
  confirmEmail: string;
  password: string;
  confirmPassword: string;
}

export type RegisterValues = NewLogin & ProfileValues & { agreed: boolean };

export type RegisterField = keyof NewLogin | ProfileField | 'agreed';

export type RegisterState = {
  /** The address after the login, or null. */
  target: string | null;
} & (
  | (Submission & {
      kind: 'form';
      values: RegisterValues;
      /** Null while loading. */
      addressList: readonly AddressNode[] | null;
      /** Civil date in Hong Kong. */
      today: string;
    })
  /** `perhaps`: the first try had no response, and the second finds the address registered. */
  | { kind: 'sent'; email: string; perhaps: boolean }
);

export const nothingEntered: RegisterValues = {
  loginEmail: '',
  confirmEmail: '',
  password: '',
  confirmPassword: '',
  title: '',
  naming: 'whole',
  name: '',
  lastName: '',
  firstName: '',
  gender: 'none',
  birthday: '',
  mobile: { areaCode: '', number: '' },
  address: { country: '', province: '', area: '', district: '', street: '', flat: '' },
  interests: [],
  optOut: false,
  agreed: false,
};

export const fields: FormFields<RegisterField> = {
  ids: {
    ...idsOf('loginEmail', 'confirmEmail', 'password', 'confirmPassword'),
    ...profileIds,
    ...idsOf('agreed'),
  },
  kinds: { loginEmail: 'email', confirmEmail: 'email', ...profileKinds },
  byCode: { ...profileByCode, emailRegistered: 'loginEmail', memberTermsNotAgreed: 'agreed' },
};

/** The request's body. `registrationErrors` reports missing values. */
export const registrationOf = (values: RegisterValues): Registration =>
  ({
    loginEmail: values.loginEmail,
    confirmEmail: values.confirmEmail,
    password: values.password,
    confirmPassword: values.confirmPassword,
    ...profileOf(values, null),
    agreed: values.agreed,
  }) as Registration;

/**
 * Client-side errors of a registration (spec §5), at most one per field.
 * @param today civil date in Hong Kong.
 */
export function registrationErrors(
  values: RegisterValues,
  addressList: readonly AddressNode[] | null,
  today: string,
): FieldError[] {
  const errors = [
    ...fieldErrors(registrationOf(values), Registration),
    ...profileErrors(profileOf(values, null), addressList, today),
  ];
  return errors.filter(({ field }, index) => errors.findIndex((error) => error.field === field) === index);
}
