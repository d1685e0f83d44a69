import type { Infer } from 'superstruct';
import { textLength } from '../constants.js';
import { mobileField, nameField } from '../forms/fields.js';
import { form } from '../forms/form.js';
import { emailField } from '../forms/loginFields.js';
import { text } from '../forms/text.js';

/** spec §5 Contact form, with field names of spec §7. */
export const ContactEnquiry = form({
  name: nameField('nameRequired'),
  email: emailField(),
  contactNumber: mobileField('mobileRequired'),
  enquiries: text({ kind: 'lines', missing: 'enquiryRequired', max: textLength.enquiry, tooLong: 'enquiryTooLong' }),
});
export type ContactEnquiry = Infer<typeof ContactEnquiry>;

/** spec §2 Newsletter. */
export const NewsletterSubscription = form({ email: emailField() });
export type NewsletterSubscription = Infer<typeof NewsletterSubscription>;

/** spec §5 Unsubscribe. The server checks the subscription. */
export const Unsubscription = form({ email: emailField() });
export type Unsubscription = Infer<typeof Unsubscription>;

/** spec §5 Box office and kiosk search. */
export const PlaceSearch = form({
  q: text({ missing: 'searchWordRequired', max: textLength.searchWord }),
});
export type PlaceSearch = Infer<typeof PlaceSearch>;
