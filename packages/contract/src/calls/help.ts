import {
  ContactEnquiry,
  DeliveryChange,
  DeliveryChangeReceipt,
  DistrictSearch,
  NewsletterSubscription,
  PlaceDistrict,
  PlaceSearch,
  Reference,
  TicketPlace,
  TransactionChange,
  Unsubscription,
  UploadTarget,
} from '@first-gong/domain';
import { array, boolean, literal, object, string, type } from 'superstruct';
import { defineCall } from '../call.js';

/** Errors of the fields that both change requests have. */
const changeErrors = [
  'transactionNumberRequired',
  'transactionNotFound',
  'nameTooLong',
  'streetTooLong',
  'mobileInvalid',
  'mobileTooLong',
  'imageRequired',
  'imageWrongType',
] as const;

/** Contact, newsletter, change requests, box offices and kiosks (spec §2, §7). */
export const helpCalls = {
  contactUs: defineCall({
    method: 'POST',
    path: '/ContactUs.do',
    who: 'visitor',
    body: ContactEnquiry,
    encoding: 'form',
    response: Reference,
    errors: [
      'nameRequired',
      'nameTooLong',
      'emailRequired',
      'emailInvalid',
      'emailTooLong',
      'mobileRequired',
      'mobileInvalid',
      'mobileTooLong',
      'enquiryRequired',
      'enquiryTooLong',
    ],
    source: 'spec §7',
  }),

  subscribe: defineCall({
    method: 'POST',
    path: '/api/subscribe.do',
    who: 'visitor',
    body: NewsletterSubscription,
    response: type({ subscribed: literal(true), already: boolean() }),
    errors: ['emailRequired', 'emailInvalid', 'emailTooLong', 'subscribeFailed'],
    systemError: 'subscribeFailed',
    source: 'spec §2, extension',
  }),

  unsubscribe: defineCall({
    method: 'POST',
    path: '/api/unsubscribe.do',
    who: 'visitor',
    query: Unsubscription,
    response: type({ unsubscribed: literal(true) }),
    errors: ['emailRequired', 'emailInvalid', 'emailTooLong', 'subscriberNotFound', 'unsubscribeFailed'],
    systemError: 'unsubscribeFailed',
    source: 'spec §7',
  }),

  presignedUrl: defineCall({
    method: 'GET',
    path: '/api/txnChangeRequest/presignedUrl.do',
    who: 'visitor',
    query: object({ fileName: string() }),
    response: UploadTarget,
    errors: ['imageRequired', 'imageWrongType'],
    source: 'spec §7',
  }),

  txnChangeRequest: defineCall({
    method: 'POST',
    path: '/api/txnChangeRequest.do',
    who: 'visitor',
    body: TransactionChange,
    response: Reference,
    errors: [
      ...changeErrors,
      'cardNumberRequired',
      'cardNumberInvalid',
      'changeItemRequired',
      'newContactNameRequired',
      'newContactNumberRequired',
      'newAddressRequired',
    ],
    source: 'spec §7',
  }),

  deliveryChangeRequest: defineCall({
    method: 'POST',
    path: '/api/deliveryChangeRequest.do',
    who: 'visitor',
    body: DeliveryChange,
    response: DeliveryChangeReceipt,
    errors: [
      ...changeErrors,
      'contactNameRequired',
      'mobileRequired',
      'deliveryAddressRequired',
      'emailRequired',
      'emailInvalid',
      'emailTooLong',
      'deliveryOptionRequired',
      'deliveryChangeTooLate',
      'deliveryUnavailable',
      'courierTooLate',
      'appointmentRequired',
      'appointmentUnavailable',
    ],
    source: 'spec §3, extension',
  }),

  deliveryChangePayment: defineCall({
    method: 'GET',
    path: '/api/deliveryChangeRequest/payment.do',
    who: 'visitor',
    query: object({ referenceNumber: string(), key: string() }),
    response: DeliveryChangeReceipt,
    errors: [],
    source: 'spec §3, extension',
  }),

  boxOfficeSearch: defineCall({
    method: 'GET',
    path: '/api/boxOffice.do',
    who: 'visitor',
    query: PlaceSearch,
    response: array(TicketPlace),
    errors: ['searchWordRequired'],
    source: 'spec §2, extension',
  }),

  kioskSearch: defineCall({
    method: 'GET',
    path: '/api/kiosk.do',
    who: 'visitor',
    query: PlaceSearch,
    response: array(TicketPlace),
    errors: ['searchWordRequired'],
    source: 'spec §2, extension',
  }),

  placeDistricts: defineCall({
    method: 'GET',
    path: '/api/placeDistricts.do',
    who: 'visitor',
    query: DistrictSearch,
    response: array(PlaceDistrict),
    errors: [],
    source: 'spec §2, extension',
  }),
};
