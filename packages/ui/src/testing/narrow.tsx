import type { Decorator } from '@storybook/react-vite';

/** Shows a story at 320 px, the narrowest phone, with 16 px text. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxInlineSize: '20rem' }}>
    <Story />
  </div>
);
