interface Place {
  value: string;
  label: string;
  below?: readonly Place[];
}

/** Three levels of an address. Empty levels are hidden. */
export const countries: readonly Place[] = [
  {
    value: 'hk',
    label: 'Hong Kong',
    below: [
      { value: 'island', label: 'Hong Kong Island', below: [{ value: 'wanChai', label: 'Wan Chai' }] },
      { value: 'kowloon', label: 'Kowloon', below: [{ value: 'mongKok', label: 'Mong Kok' }] },
    ],
  },
  { value: 'mo', label: 'Macao' },
];

export const placesIn = (places: readonly Place[], value: string): readonly Place[] =>
  places.find((place) => place.value === value)?.below ?? [];
