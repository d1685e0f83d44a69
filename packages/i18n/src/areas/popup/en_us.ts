export const words = {
  label: 'Event of the week',
  open: 'Details',
  dismiss: 'Dismiss {{title}}',
} as const;
