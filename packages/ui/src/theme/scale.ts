/**
 * Values shared by all themes: type, space, sizes, motion, z-order. In rem, so that the root's 14, 16 or 18 px scales
 * them.
 */
export const scale = {
  font: {
    caption: 'max(0.8125rem, 12px)',
    small: '0.875rem',
    body: '1rem',
    data: '1.0625rem',
    lead: '1.125rem',
    h5: '1.25rem',
    h4: '1.5rem',
    h3: '2rem',
    h2: '2.75rem',
    h1: '4rem',
    display: '6rem',
    page: 'clamp(2rem, 4.4vw, 3.25rem)',
  },
  weight: { body: '400', medium: '600', strong: '700', title: '800', poster: '900' },
  leading: { tight: '1.1', title: '1.2', dense: '1.4', body: '1.5', article: '1.75' },
  /** Widths of Archivo: narrow for dates, times, prices and seats; medium for English titles. */
  stretch: { narrow: '64%', data: '70%', title: '81%', text: '100%' },
  space: {
    s1: '0.25rem',
    s2: '0.5rem',
    s3: '0.75rem',
    s4: '1rem',
    s5: '1.5rem',
    s6: '2rem',
    s7: '3rem',
    s8: '4rem',
    s9: '6rem',
  },
  size: {
    touch: 'max(2.75rem, 44px)',
    // Grows on very wide screens, so that a row has six or seven posters.
    container: 'clamp(84rem, 65vw, 104rem)',
    gutter: 'clamp(1rem, 3.4vw, 3rem)',
    reading: '42rem',
    form: '52rem',
    notch: '18px',
  },
  /** Corners of controls, of choices, of surfaces, and of dialogs. */
  radius: { control: '2px', choice: '0px', surface: '0px', dialog: '0px' },
  /** Tickets: style of the tear line, 1 or 0 for its holes, and `overflow` at the edges, over which notches reach. */
  shape: { tear: 'dashed', holes: '1', overflow: 'visible' },
  duration: { instant: '80ms', fast: '140ms', base: '220ms', tear: '320ms' },
  easing: { out: 'cubic-bezier(0.2, 0.8, 0.2, 1)', tear: 'cubic-bezier(0.5, 0, 0.1, 1)' },
  z: {
    base: '0',
    sticky: '100',
    header: '200',
    basket: '300',
    popover: '400',
    dialog: '500',
    toast: '600',
    skip: '700',
  },
} as const;

/** The shape of a brand whose tickets, dialogs and sheets are boxes. */
export const plain = { shape: { tear: 'solid', holes: '0', overflow: 'clip' } };
