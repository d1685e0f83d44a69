// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const envelopeOpenIcon = {
  regular: 'M228.4 89.3l-96-64a8 8 0 0 0-8.9 0l-96 64A8 8 0 0 0 24 96V200a16 16 0 0 0 16 16H216a16 16 0 0 0 16-16V96A8 8 0 0 0 228.4 89.3ZM96.7 152 40 192V111.5Zm16.4 8h29.8l56.6 40H56.5Zm46.2-8L216 111.5V192ZM128 41.6l81.9 54.6-67 47.8H113.1l-67-47.8Z',
};
