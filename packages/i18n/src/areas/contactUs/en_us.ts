export const words = {
  pageTitle: 'Contact us | First Gong',
  title: 'Contact us',
  lead: 'Write to customer service at any time. It answers Monday to Friday {{from}}–{{to}}, except public holidays.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'With the area code, if it is not a Hong Kong number.',
  enquiry: 'Enquiry',
  enquiryHint: 'If it is about an order, give its transaction number. Never give a password or a whole card number.',
  left: { one: '{{count}} character left', other: '{{count}} characters left' },
  tooMany: { one: '{{count}} character too many', other: '{{count}} characters too many' },
  submit: 'Send',
  submitting: 'Sending',
  privacy: 'Privacy requests are handled within {{days}} working days.',
  problem: 'Your enquiry was not sent',
  failed: '{{what}}. Your entries are kept. Try again, or call the hotline {{number}}.',
  unsentTitle: 'Nothing was sent',
  unsentText:
    'Sending needs JavaScript, and it did not run. Turn it on in your browser, load the page again and send once more, or call the hotline {{number}}. Nothing you typed was read or kept.',
  loadAgain: 'Load the page again',

  // after the form was sent
  sentTitle: 'Your enquiry was sent',
  sentLead: 'Keep the reference number until you have the answer.',
  reference: 'Reference number',
  nextTitle: 'What happens next',
  nextRead:
    'Customer service reads enquiries in the order in which they came, Monday to Friday {{from}}–{{to}}, except public holidays.',
  nextAnswer: 'The answer goes to {{email}}. Look in the spam folder too.',
  nextPrivacy: 'A request about your personal data is handled by {{date}} at the latest.',
  another: 'Send another enquiry',

  // hours
  waysTitle: 'Other ways',
  customerService: 'Customer service',
  customerServiceHours: 'Mon–Fri {{from}}–{{to}}, except public holidays',
  hotlineHours: 'Event tickets and the government network, every day {{from}}–{{to}}',
  open: 'Open now, until {{time}}',
  opensToday: 'Closed now. Opens today at {{time}}',
  opensLater: 'Closed now. Opens {{time}}',
  hongKongTime: 'All times are Hong Kong time.',
  fasterTitle: 'Faster for these',
} as const;
