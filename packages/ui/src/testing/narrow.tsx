import type { Decorator } from '@storybook/react-vite';

/** Shows a story in the width of the narrowest phone: 320 px with text of 16 px. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxInlineSize: '20rem' }}>
    <Story />
  </div>
);
