export const words = {
  pageTitle: 'Log out | {{brand}}',
  title: 'Log out?',
  lead: 'You are still logged in on this device.',
  submitting: 'Logging out',
  stay: 'Stay logged in',
} as const;
