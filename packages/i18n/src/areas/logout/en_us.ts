export const words = {
  pageTitle: 'Logging out | First Gong',
} as const;
