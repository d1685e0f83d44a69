export const words = {
  greeting: 'Dear {{name}},',
  activation_subject: 'Activate your {{brand}} account',
  activation_lead: 'Your account is registered. Activate the account with the link below, then log in.',
  activation_validity:
    'The link works once, within {{hours}} hours. After that, ask for a new link under “Forgot password”.',
  activation_notYou:
    'If you did not register, ignore this email. Do not open the link: it would activate an account whose password somebody else chose.',
  activation_link: 'Activate the account',
  otherPasswordLead:
    'You do not know the password, or somebody else registered your email? Use the second link within {{minutes}} minutes. It sets another password and activates the account. The mobile number and the address of the registration are removed, so enter them again in your member information.',
  otherPasswordLink: 'Set another password and activate',
  oneTimePassword_subject: 'Your one-time password',
  oneTimePassword_lead: 'Enter this one-time password on the login page.',
  oneTimePassword_validity:
    'The password works once, within {{minutes}} minutes. If you asked more than once, only the newest password works.',
  oneTimePassword_notYou:
    'If you did not ask for this password, ignore this email. We never ask for your password by phone or email.',
  reset_subject: 'Set a new password',
  reset_lead: 'Somebody asked for a new password for this account. Set a new password with the link below.',
  reset_validity:
    'The link works once, within {{minutes}} minutes. Setting a new password logs the account out everywhere.',
  reset_notYou: 'If you did not ask for a new password, ignore this email. Your password does not change.',
  reset_link: 'Set a new password',
  changeRequestSubject: 'We have received your change request {{reference}}',
  changeRequestReceived: 'We have received your request to change order {{transaction}}.',
  changeRequestReference:
    'The reference number is {{reference}}. Please give this number when you ask customer service.',
  changeRequestNext:
    'Nothing has changed yet. Customer service checks the request (Monday to Friday {{from}} to {{to}}, except public holidays) and replies to this address.',
  receiptSubject: 'Your tickets: {{title}}',
  receiptComplete:
    'Your order is complete. The order number (transaction number) is {{number}}. The confirmation number is {{confirmation}}.',
  receiptTickets: '{{title}}, {{time}}, {{venue}}: {{seats}}',
  receiptOnline:
    'This programme is watched online. The link reaches your notices one hour before the start. One device per ticket.',
  receiptTotal: 'Charged: {{total}}.',
  receiptPoints: 'Points used: {{used}}. Points earned: {{earned}}.',
  receiptCalendarAttached: 'A calendar file of each performance is attached.',
  receiptCodesAttached:
    'Attached are your entry codes, in tickets.html, and a calendar file of each performance. Anyone with a code can use its ticket, so do not forward this email.',
  receiptFinal: 'Tickets cannot be refunded or exchanged.',
  receiptLink: 'Show the order and its tickets',
  accountClosed_subject: 'Your {{brand}} account is closed',
  accountClosed_lead:
    'The account of this email was closed on {{time}}, and every device is logged out. Name, profile, points, wishes, favourites, notices and requests are removed. You can register again with this email.',
  accountClosed_kept:
    'The law asks us to keep the records of payments for {{years}} years. They stay without your name, and are removed afterwards.',
  accountClosed_notYou:
    'If you did not close the account, call customer service at once: Monday to Friday {{from}} to {{to}}, except public holidays.',
} as const;
