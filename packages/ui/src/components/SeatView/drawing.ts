import { box, cameraAt, type Point } from './perspective.js';

/** Numbers of a view from a seat: metres, degrees, and shares from 0 to 1. */
export interface SeatViewNumbers {
  /** What the seats face. */
  focus: 'stage' | 'screen' | 'pitch';
  /** From the eyes to the middle of the stage's front edge, or to the middle of a pitch. */
  distance: number;
  /** Direction of the seat from there: 0 in the middle, negative to the left, ±180 behind. */
  angle: number;
  /** Height of the eyes above the stage. */
  height: number;
  /** Width of the stage, screen or pitch. */
  width: number;
  /** Hidden part of the stage's width, from left to right as seen from the house. @default null */
  hidden?: { from: number; to: number } | null | undefined;
}

/** Shares of the width. */
const depthOf = { stage: 0.6, screen: 0.1, pitch: 0.65 };
const wall = { stage: 0.4, screen: 0.45, pitch: 0 };

/** The floor of the house below the stage, and the room above it, in metres. */
const floor = -1.1;

/** Height of a person on the stage. */
const person = 1.75;

/** Points of an ellipse around the middle, from one angle to another in radians. */
const arc = (across: number, along: number, up: number, start: number, end: number): Point[] =>
  Array.from({ length: 13 }, (_, step) => {
    const at = start + ((end - start) * step) / 12;
    return [across * Math.sin(at), along * Math.cos(at), up];
  });

/** A standing person: shoulders and head, as one path. */
const figure = ({ x, y, metre }: { x: number; y: number; metre: number }) => {
  const [half, head] = [metre * 0.28, metre * 0.16];
  const short = (value: number) => Math.round(value * 10) / 10;
  const top = short(y - metre * (person - 0.4));
  return `M${short(x - half)} ${y}L${short(x - half * 0.7)} ${top}h${short(half * 1.4)}L${short(x + half)} ${y}zM${short(x - head)} ${short(top - head)}a${short(head)} ${short(head)} 0 1 0 ${short(head * 2)} 0a${short(head)} ${short(head)} 0 1 0 ${short(-head * 2)} 0z`;
};

/** The paths of a drawing, from the farthest to the nearest. */
export function drawingOf({ focus, distance, angle, height, width, hidden }: SeatViewNumbers) {
  const level = Math.sqrt(Math.max(0.25, distance ** 2 - height ** 2));
  const turn = (angle * Math.PI) / 180;
  const eye: Point = [level * Math.sin(turn), level * Math.cos(turn), height];
  const half = width / 2;
  const depth = width * depthOf[focus];
  const top = width * wall[focus];
  const isBehind = focus !== 'pitch' && Math.abs(angle) > 90;
  const [front, back] = focus === 'pitch' ? [depth / 2, -depth / 2] : [0, -depth];
  const { area, line, at } = cameraAt(eye, [
    0,
    (front + back) / 2,
    focus === 'screen' ? top / 2 : Math.min(2, top / 3),
  ]);

  // Rows between the stage and the seat, or around the far half of a pitch.
  const rows =
    focus === 'pitch'
      ? [0, 4, 8].map((up) =>
          line(...arc(half * 1.3 + up, depth * 0.8 + up, up, turn + Math.PI / 2, turn + Math.PI * 1.5)),
        )
      : Array.from({ length: 6 }, (_, row) => {
          const away = front + ((row + 1) * Math.max(6, level)) / 7;
          const edge = half * 1.3 + row * 0.4;
          return line([-edge, away, floor], [edge, away, floor]);
        });
  const people = (
    [
      [-0.25, 0.5],
      [0, 0.3],
      [0.25, 0.5],
    ] as const
  )
    .map(([aside, deep]) => at([aside * width, -deep * depth, 0]))
    .filter((place) => place !== null)
    .map(figure)
    .join('');
  const pillar = hidden && [hidden.from, hidden.to].map((share) => at([(share - 0.5) * width, 0, 0])?.x);

  const backdrop = area([-half, back, 0], [half, back, 0], [half, back, top], [-half, back, top]);
  const side = (right: number) => area([right, front, 0], [right, back, 0], [right, back, top], [right, front, top]);
  // A wall of the stage is seen from inside only.
  const walls = [half, -half].filter((right) => focus === 'stage' && (right > 0 ? eye[0] < half : eye[0] > -half));
  // The face of a stage towards the seat.
  const face = isBehind ? back : front;

  return {
    house:
      focus === 'pitch'
        ? ''
        : area(
            [-half * 2, front, floor],
            [half * 2, front, floor],
            [half * 2, front + level, floor],
            [-half * 2, front + level, floor],
          ),
    rows: rows.join(''),
    /** The walls of the stage, or the screen. Not visible from behind. */
    opening: top > 0 && !isBehind ? backdrop + walls.map(side).join('') : '',
    /** The stage itself, or the pitch. */
    stage: focus === 'screen' ? '' : area([-half, front, 0], [half, front, 0], [half, back, 0], [-half, back, 0]),
    edge: focus === 'stage' ? area([-half, face, 0], [half, face, 0], [half, face, floor], [-half, face, floor]) : '',
    marks:
      focus === 'pitch'
        ? line([0, front, 0], [0, back, 0]) + area(...arc(width * 0.09, width * 0.09, 0, 0, Math.PI * 2))
        : '',
    people: focus === 'stage' ? people : '',
    pillar:
      pillar && pillar[0] !== undefined && pillar[1] !== undefined
        ? `M${pillar[0]} 0H${pillar[1]}V${box.height}H${pillar[0]}z`
        : '',
  };
}
