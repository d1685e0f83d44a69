import { circle, type Family, fill, type Ink, path, rectangle } from '../drawing.js';

const columns = 4;
const inks: Ink[] = ['a', 'a', 'b', 'c'];

/** A quarter of a disc filling the tile at (x, y), its centre in one of the four corners. */
const quarters = [
  (x: number, y: number, size: number) => path`M${x} ${y}h${size}a${size} ${size} 0 0 1 ${-size} ${size}z`,
  (x: number, y: number, size: number) => path`M${x + size} ${y}v${size}a${size} ${size} 0 0 1 ${-size} ${-size}z`,
  (x: number, y: number, size: number) =>
    path`M${x + size} ${y + size}h${-size}a${size} ${size} 0 0 1 ${size} ${-size}z`,
  (x: number, y: number, size: number) => path`M${x} ${y + size}v${-size}a${size} ${size} 0 0 1 ${size} ${size}z`,
];

/** Floor tiles: quarter discs, squares and discs in three inks. */
export const tiles: Family = ({ width, height, random }) => {
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const surface: Record<Ink, string> = { field: '', a: '', b: '', c: '', shade: '' };
  const dots: Record<Ink, string> = { field: '', a: '', b: '', c: '', shade: '' };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * size;
      const y = row * size;
      const kind = Math.floor(random() * 6);
      const ink = inks[Math.floor(random() * inks.length)] ?? 'a';
      const centre = [x + size / 2, y + size / 2] as const;
      const quarter = quarters[kind];
      if (quarter) surface[ink] += quarter(x, y, size);
      else if (kind === 4) {
        surface[ink] += rectangle(x, y, size, size);
        dots[ink === 'b' ? 'c' : 'field'] += circle(...centre, size * 0.3);
      } else {
        surface[ink] += circle(...centre, size * 0.5);
        dots.field += circle(...centre, size * 0.2);
      }
    }
  }
  const shapes = [surface, dots].flatMap((layer) =>
    (['a', 'b', 'c', 'field'] as const).map((ink) => fill(ink, layer[ink])),
  );
  return shapes.filter((shape) => shape.d !== '');
};
