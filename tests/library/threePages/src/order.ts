import type { AddressValue } from '@first-gong/ui/AddressCascade';
import type { DateRange } from '@first-gong/ui/Calendar';
import type { DateFilterValue } from '@first-gong/ui/DateFilter';
import type { FieldFile } from '@first-gong/ui/FileField';
import type { Phone } from '@first-gong/ui/PhoneField';
import type { Errors } from './useFields';

export const deliveries = [
  { value: 'post', label: 'By post', description: 'Three days' },
  { value: 'phone', label: 'On the phone' },
] as const;
export const categories = [
  { value: 'first', title: 'First', price: 'HK$380' },
  { value: 'second', title: 'Second', price: 'HK$220' },
] as const;
export const languages = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: 'Chinese' },
] as const;
export const venues = [
  { value: 'pier', label: 'Pier hall' },
  { value: 'boathouse', label: 'The boathouse' },
] as const;
export const sorts = [
  { value: 'date', label: 'Date' },
  { value: 'price', label: 'Price' },
] as const;
export const notices = [
  { value: 'mail', label: 'By email', description: 'A day before the show.' },
  { value: 'text', label: 'By text message' },
] as const;

type ValueOf<Options extends readonly { value: string }[]> = Options[number]['value'];

/** State of the form by field. */
export interface Order {
  name: string;
  wishes: string;
  greeting: string;
  password: string;
  code: string;
  phone: Phone;
  letters: string;
  venue: ValueOf<typeof venues> | '';
  district: string;
  sort: ValueOf<typeof sorts>;
  from: string;
  show: 'all' | 'free';
  address: AddressValue;
  birthday: string;
  holidays: DateRange | null;
  days: DateFilterValue | null;
  visit: string;
  stay: DateRange | null;
  agreed: boolean;
  invoiced: boolean;
  company: string;
  reminders: boolean;
  delivery: ValueOf<typeof deliveries> | '';
  language: ValueOf<typeof languages> | '';
  category: ValueOf<typeof categories> | '';
  interests: readonly ('theatre' | 'music')[];
  notices: readonly ValueOf<typeof notices>[];
  others: readonly string[];
  count: number;
  tip: number | null;
  budget: readonly [number, number];
  pickUp: string;
  points: number;
  files: readonly FieldFile[];
}

export const newOrder: Order = {
  name: '',
  wishes: '',
  greeting: '',
  password: '',
  code: '',
  phone: { areaCode: '852', number: '' },
  letters: '',
  venue: '',
  district: '',
  sort: 'date',
  from: '',
  show: 'all',
  address: { country: 'hk', province: '', area: '', district: '', street: '', flat: '' },
  birthday: '',
  holidays: null,
  days: null,
  visit: '2026-11-26',
  stay: null,
  agreed: false,
  invoiced: false,
  company: '',
  reminders: true,
  delivery: '',
  language: '',
  category: '',
  interests: [],
  notices: [],
  others: [],
  count: 2,
  tip: null,
  budget: [200, 800],
  pickUp: '',
  points: 0,
  files: [],
};

/** Errors in the order of the fields. */
export function check(order: Order): Errors<Order> {
  return {
    ...(order.name === '' && { name: 'Enter your name.' }),
    ...(order.phone.number === '' && { phone: 'Enter your phone number.' }),
    ...(order.venue === '' && { venue: 'Choose a venue.' }),
    ...(order.birthday === '' && { birthday: 'Enter your birthday.' }),
    ...(order.delivery === '' && { delivery: 'Choose how the tickets come to you.' }),
    ...(order.category === '' && { category: 'Choose a category.' }),
    ...(!order.agreed && { agreed: 'Read the terms and tick the box.' }),
  };
}
