import { circle, discs, type Family, fill, path, range, repeat } from '../drawing.js';

const slots = 22;
const beads = 15;

/** An opera headdress seen as a fan: rays, a beaded band, an eye. */
export const fan: Family = ({ width, height, random }) => {
  const x = width / 2;
  const y = height * (0.86 + random() * 0.1);
  const reach = height * 0.8;
  const at = (radius: number, turn: number) => {
    const angle = Math.PI * (1 + turn);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  };
  const rays = repeat(slots / 2, (index) => {
    const [fromX, fromY] = at(reach, (index * 2) / slots);
    const [toX, toY] = at(reach, (index * 2 + 1) / slots);
    return path`M${x} ${y}L${fromX} ${fromY}A${reach} ${reach} 0 0 1 ${toX} ${toY}z`;
  });
  const string = (radius: number) => range(beads).map((index) => at(radius, index / (beads - 1)));
  const ring = (radius: number) => circle(x, y, radius);
  return [
    fill('c', rays),
    fill('a', ring(height * 0.5)),
    fill('field', ring(height * 0.44)),
    discs('b', 18, string(height * 0.47)),
    discs('a', 28, string(height * 0.37)),
    fill('c', ring(height * 0.28)),
    fill('b', ring(height * 0.22)),
    fill('a', ring(height * 0.14)),
  ];
};
