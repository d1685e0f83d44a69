import { type Family, fill, rectangle } from '../drawing.js';

const columns = 7;

/** A housing block at night: seven windows wide, each with its curtain or its air conditioner, some lit. */
export const estate: Family = ({ width, height, random }) => {
  const cell = width / columns;
  const rows = Math.round(height / (cell * 0.86));
  const storey = height / rows;
  const glass = { width: cell * 0.68, height: storey * 0.56 };
  const panes = { a: '', b: '', c: '' };
  let frames = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * cell + cell * 0.16;
      const y = row * storey + storey * 0.2;
      const light = random();
      panes[light < 0.22 ? 'a' : light < 0.34 ? 'c' : 'b'] += rectangle(x, y, glass.width, glass.height);
      if (random() < 0.5) frames += rectangle(x + glass.width * (0.3 + random() * 0.4), y, 3, glass.height);
      if (random() < 0.3) {
        frames += rectangle(x + glass.width * 0.55, y + glass.height * 0.62, glass.width * 0.45, glass.height * 0.5);
      }
    }
  }
  return [fill('b', panes.b), fill('a', panes.a), fill('c', panes.c), fill('field', frames)];
};
