import { circle, type Family, fill, line, path, repeat } from '../drawing.js';

/** Lion Rock from the harbour, as shares of the sheet. */
const lionRock = [
  [0.2, 0.5],
  [0.3, 0.53],
  [0.45, 0.3],
  [0.56, 0.27],
  [0.6, 0.36],
  [0.7, 0.34],
  [0.82, 0.5],
  [1, 0.56],
] as const;

/** Lion Rock before a striped sun, with hills in front. */
export const ridge: Family = ({ width, height, random }) => {
  const sunX = width * (0.25 + random() * 0.5);
  const top = height * 0.36 - width * 0.3;
  const ground = path`V${height}H0z`;
  const hills = (level: number) => {
    let d = path`M0 ${height * level}`;
    let x = 0;
    while (x < width) {
      x += width * (0.06 + random() * 0.12);
      d += path`L${x} ${height * (level - 0.1 * (random() - 0.35))}`;
    }
    return d + ground;
  };
  const rock = lionRock.map(([x, y]) => path`L${x * width} ${y * height}`).join('');
  return [
    fill('a', circle(sunX, height * 0.36, width * 0.3)),
    line(
      'field',
      3,
      repeat(16, (index) => path`M0 ${top + index * 9}h${width}`),
    ),
    fill('b', `${path`M0 ${height * 0.62}`}${rock}${ground}`),
    fill('c', hills(0.68)),
    fill('a', hills(0.82)),
  ];
};
