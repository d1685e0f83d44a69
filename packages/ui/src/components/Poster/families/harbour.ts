import { circle, type Family, fill, path, rectangle, repeat } from '../drawing.js';

/** The harbour at dusk: a disc behind the skyline, its reflection broken by ripples, a ferry. */
export const harbour: Family = ({ width, height, random }) => {
  const sunX = width * (0.3 + random() * 0.4);
  const horizon = height * 0.56;

  let skyline = '';
  let x = 0;
  while (x < width) {
    const building = 18 + random() * 34;
    // The city thins out towards the open water.
    const taper = Math.min(1, Math.max(0, (width * 0.97 - x - building) / (width * 0.22)));
    const roof = horizon - height * (0.06 + random() * 0.26) * taper;
    x += building;
    skyline += path`V${roof}H${x}`;
  }

  const ripple = (index: number) => {
    const length = width * (0.34 - 0.012 * index) * (0.55 + random() * 0.55);
    const drift = (random() - 0.5) * width * 0.12;
    const y = horizon + 8 + index * index * 2.1 + index * 8;
    return rectangle(sunX - length + drift, y, 2 * length, 3 + index * 0.8);
  };
  const ripples = Array.from({ length: 11 }, (_, index) => ripple(index));
  const glints = () =>
    repeat(8, () => rectangle(random() * width, horizon + random() * height * 0.3, 14 + random() * 46, 3));

  const ferry = path`M${width * 0.16} ${horizon + height * 0.2}h150l-18 26h-112zm22-5v-20h104v20zm18-24v-14h70v14zm26-18v-22h14v22z`;
  return [
    fill('a', circle(sunX, horizon - height * 0.1, width * 0.34)),
    fill('shade', `${path`M0 ${horizon}`}${skyline}${path`V${horizon}z`}`),
    fill('field', rectangle(0, horizon, width, height - horizon)),
    fill('a', ripples.filter((_, index) => index % 4 !== 2).join('')),
    fill('c', ripples.filter((_, index) => index % 4 === 2).join('') + glints()),
    fill('b', glints() + ferry),
  ];
};
