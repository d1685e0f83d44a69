import { luminance } from './contrast.js';

/** A poster palette: field, three inks, and the type colour with 4.5:1 on the field. */
export interface Palette {
  field: string;
  a: string;
  b: string;
  c: string;
  type: string;
}

export const palettes = {
  ferry: { field: '#00563f', a: '#ffd21f', b: '#f4efe2', c: '#0d9a6c', type: '#ffffff' },
  ferry2: { field: '#0a3d2e', a: '#f4efe2', b: '#ffd21f', c: '#e4322b', type: '#ffffff' },
  taxi: { field: '#c8161d', a: '#ffd9c2', b: '#2a0608', c: '#ffb52e', type: '#ffffff' },
  taxi2: { field: '#d7261e', a: '#121514', b: '#f4efe2', c: '#ffd21f', type: '#ffffff' },
  minibus: { field: '#ffd21f', a: '#c8161d', b: '#121514', c: '#ffffff', type: '#121514' },
  minibus2: { field: '#f7c600', a: '#121514', b: '#c8161d', c: '#00563f', type: '#121514' },
  rice: { field: '#f1ecdd', a: '#121514', b: '#d7261e', c: '#00563f', type: '#121514' },
  neon: { field: '#0a0f24', a: '#ff4f6d', b: '#2be8a0', c: '#ffe24a', type: '#ffffff' },
  night: { field: '#14161c', a: '#ffe9b8', b: '#d7261e', c: '#5b6b86', type: '#ffffff' },
  tram: { field: '#0b3c6f', a: '#f6c94a', b: '#f1ecdd', c: '#e8572b', type: '#ffffff' },
  tram2: { field: '#123a8c', a: '#ff7a59', b: '#f6e27a', c: '#8ec9f0', type: '#ffffff' },
  peach: { field: '#f8b8a0', a: '#8a1028', b: '#fff1d8', c: '#0b3c6f', type: '#4a0714' },
  peach2: { field: '#ff7a59', a: '#2b0a3d', b: '#ffe24a', c: '#fff1d8', type: '#2b0a3d' },
  mint: { field: '#bfe5d3', a: '#00563f', b: '#e4322b', c: '#ffffff', type: '#06281d' },
  mint2: { field: '#cde7dc', a: '#0b3c6f', b: '#e4322b', c: '#ffd21f', type: '#06281d' },
  milk: { field: '#d9a066', a: '#2a130a', b: '#fbe9cf', c: '#b3271e', type: '#2a130a' },
  plum: { field: '#7d1450', a: '#ff9cc4', b: '#ffd21f', c: '#2a0720', type: '#ffffff' },
  concrete: { field: '#dadcd7', a: '#121514', b: '#1f4fb4', c: '#d7261e', type: '#121514' },
  bag: { field: '#f5f4ee', a: '#1f4fb4', b: '#d5202a', c: '#f5f4ee', type: '#121514' },
  sky: { field: '#8fcbea', a: '#0d2f66', b: '#ffffff', c: '#e4322b', type: '#0d2f66' },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** Dark fields are black in monochrome themes, dimmed in dark ones, and too dark for overprinting. */
export const isDark = (field: string): boolean => luminance(field) < 0.2;

/** Share of the field colour in dark themes: more for dark fields, a tint for light ones. */
export const shareInDark = (field: string): number => (isDark(field) ? 0.34 : 0.12);
