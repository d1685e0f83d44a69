import { type Family, line, path } from '../drawing.js';

/** A housing block at night, three to seven windows wide, with curtains and air conditioners. */
export const estate: Family = ({ width, height, random }) => {
  // Varies the size, so that two neighbouring blocks differ.
  const sizes = width < 400 ? [3, 4, 5] : [4, 5, 7];
  const columns = sizes[Math.floor(random() * sizes.length)] ?? 5;
  const cell = width / columns;
  const rows = Math.round(height / (cell * 0.86));
  const storey = height / rows;
  const pane = { width: cell * 0.68, height: storey * 0.56 };
  // Thick lines take half the bytes of outlines.
  const panes = { a: '', b: '', c: '' };
  let curtains = '';
  let coolers = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * cell + cell * 0.16;
      const y = row * storey + storey * 0.2;
      const light = random();
      panes[light < 0.22 ? 'a' : light < 0.34 ? 'c' : 'b'] += path`M${x} ${y + pane.height / 2}h${pane.width}`;
      if (random() < 0.5) curtains += path`M${x + pane.width * (0.3 + random() * 0.4)} ${y}v${pane.height}`;
      if (random() < 0.3) coolers += path`M${x + pane.width * 0.55} ${y + pane.height * 0.87}h${pane.width * 0.4}`;
    }
  }
  return [
    line('b', pane.height, panes.b),
    line('a', pane.height, panes.a),
    line('c', pane.height, panes.c),
    line('field', 3, curtains),
    line('field', pane.height * 0.5, coolers),
  ];
};
