export const words = {
  label: 'Event of the week',
  open: 'See the event',
  dismiss: 'Dismiss {{title}}',
} as const;
