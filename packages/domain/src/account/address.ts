import { array, enums, type Infer, lazy, type as object, optional, type Struct, string } from 'superstruct';
import type { FieldError } from '../errors.js';

/** Address levels that a member chooses from a list, from the top (spec §3 Member). */
export const addressLevels = ['country', 'province', 'area', 'district'] as const;
export type AddressLevel = (typeof addressLevels)[number];

/** An entry of the address list. The children are the choices of the next level, and levels can be missing. */
export interface AddressNode {
  code: string;
  name: string;
  level: AddressLevel;
  children: AddressNode[];
}
export const AddressNode: Struct<AddressNode, unknown> = object({
  code: string(),
  name: string(),
  level: enums(addressLevels),
  children: array(lazy(() => AddressNode)),
});

/** spec §3 Mailing address: codes from the address list, street and flat as free text. */
export const Address = object({
  country: string(),
  province: optional(string()),
  area: optional(string()),
  district: optional(string()),
  street: string(),
  flat: string(),
});
export type Address = Infer<typeof Address>;

/** The codes of an address, without street and flat. */
export const ChosenPlaces = object({
  country: optional(string()),
  province: optional(string()),
  area: optional(string()),
  district: optional(string()),
});
export type ChosenPlaces = Infer<typeof ChosenPlaces>;

/**
 * Checks the codes from the top: an entry with children requires one of them (spec §5 Registration). Levels below an
 * error are not checked.
 * @returns the first error, if any: `countryRequired`, `provinceRequired`, `areaRequired` or `districtRequired`
 */
export function checkAddress(address: ChosenPlaces, addressList: readonly AddressNode[]): FieldError[] {
  let choices = addressList;
  for (const level of addressLevels) {
    const offered = choices.filter((place) => place.level === level);
    const chosen = offered.find(({ code }) => code === address[level]);
    if (chosen) choices = chosen.children;
    else if (offered.length > 0 || address[level]) return [{ field: `address.${level}`, code: `${level}Required` }];
  }
  return [];
}
