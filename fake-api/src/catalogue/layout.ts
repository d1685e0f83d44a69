import {
  type HouseLayout,
  rowDepth,
  type Seat,
  type SeatWithView,
  type SectionPlace,
  seatWidth,
  withViews,
} from '@first-gong/domain';
import { areas, type Band, hidden, type Level, levels } from '../sample-data/plans.js';
import type { CataloguePerformance, SeatingLayout } from './types.js';

/** Between blocks, in metres. */
const aisle = 1.2;
/** From the stage to the first row, and around a pitch. */
const margin = 2.5;
/** Depth of a stage as a share of its width, and of a pitch. */
const depthShare = { stage: 0.6, pitch: 0.65 };
/** From the last row of a stand to the first of the stand above. */
const storey = 2;
/** Tables beside each other. */
const tablesAbreast = 7;
/** A ring around a rectangle is wider than its sides. */
const around = 1.25;

/** What the layout needs to know of a section. */
interface Block {
  code: string;
  area: Band['area'];
  width: number;
  rows: number;
  abreast: number;
  hides: SectionPlace['hides'];
}

const ordinary: Level = { height: 0.2, rise: 0.1 };

const levelOf = (area: Band['area']): Level => {
  const key = Object.entries(areas).find(([, words]) => words === area)?.[0];
  return (levels as Record<string, Level>)[key ?? ''] ?? ordinary;
};

const depthOf = (blocks: readonly Block[]) =>
  Math.max(0, ...blocks.map(({ rows, abreast }) => Math.ceil(rows / abreast) * rowDepth));

/** Rounded to centimetres and tenths of a degree. */
const place = (
  { code, abreast, hides }: Block,
  at: Pick<SectionPlace, 'right' | 'away' | 'turn' | 'height' | 'rise'>,
): SectionPlace => {
  const rounded = (value: number) => Math.round(value * 100) / 100 || 0;
  const { right, away, turn, height, rise } = at;
  return {
    code,
    right: rounded(right),
    away: rounded(away),
    turn: Math.round(turn * 10) / 10 || 0,
    height: rounded(height),
    rise,
    ...(abreast > 1 && { abreast }),
    ...(hides && { hides }),
  };
};

/** Middles of blocks beside each other, centred on 0, and their whole width. */
function besides(blocks: readonly Block[]) {
  const whole = blocks.reduce((sum, { width }) => sum + width + aisle, -aisle);
  let left = -whole / 2;
  const middles = blocks.map(({ width }) => {
    const middle = left + width / 2;
    left += width + aisle;
    return middle;
  });
  return { middles, whole };
}

/**
 * The measures of a house: parts in front of the stage one behind the other, blocks of a floor at most four beside each
 * other, and ellipses around them.
 */
export function houseLayout(
  bands: readonly Band[],
  { focus, parts }: SeatingLayout,
  listOf: (range: string) => string[],
) {
  const blockOf = (code: string): Block => {
    const mine = bands.filter(({ sections = '' }) => listOf(sections).includes(code));
    const [band] = mine;
    const index = listOf(band?.sections ?? '').indexOf(code);
    const seats = (typeof band?.seats === 'object' ? band.seats[index] : band?.seats) ?? 0;
    const abreast = code === 'T' ? tablesAbreast : 1;
    return {
      code,
      area: band?.area ?? areas.seats,
      width: abreast * (seats * seatWidth + rowDepth) - rowDepth,
      rows: mine.reduce((sum, { rows = '' }) => sum + listOf(rows).length, 0),
      abreast,
      hides: band?.restricted === 'pillar' ? hidden.pillar : undefined,
    };
  };
  const blocks = parts.map(({ place: where, sections }) => ({ where, blocks: sections.map(blockOf) }));
  const lines = blocks.flatMap(({ where, blocks: all }) => {
    const across = where === 'floor' ? Math.ceil(all.length / Math.ceil(all.length / 4)) : all.length;
    return where === 'front' || where === 'floor'
      ? Array.from({ length: Math.ceil(all.length / across) }, (_, line) =>
          all.slice(line * across, (line + 1) * across),
        )
      : [];
  });
  const widest = Math.max(0, ...lines.map((line) => besides(line).whole));
  const total = blocks.reduce(
    (sum, { blocks: all }) => sum + all.reduce((seats, { rows, width }) => seats + rows * width, 0),
    0,
  );
  const pitchWidth = total > 2000 ? 100 : 30;
  const width = focus === 'pitch' ? pitchWidth : Math.round(Math.min(24, Math.max(8, widest * 0.6)));
  const depth = width * (focus === 'pitch' ? depthShare.pitch : depthShare.stage);

  const sections: SectionPlace[] = [];
  let away = margin;
  let below: { area: Band['area']; end: number } | undefined;
  for (const line of lines) {
    const [first] = line;
    if (!first) continue;
    const level = levelOf(first.area);
    // Bands of one part continue its slope. A balcony begins above the rear third of the rows below.
    const height = below?.area === first.area ? below.end : level.height;
    const start = level.over ? Math.max(margin, away * 0.66) : away;
    for (const [index, right] of besides(line).middles.entries()) {
      const block = line[index];
      if (block) sections.push(place(block, { ...level, height, right, away: start, turn: 0 }));
    }
    below = { area: first.area, end: height + (depthOf(line) / rowDepth) * level.rise };
    away = Math.max(away, start + depthOf(line) + aisle);
  }

  let behind = depth + margin;
  for (const { where, blocks: all } of blocks) {
    if (where !== 'behind') continue;
    const [level] = all.map(({ area }) => levelOf(area));
    for (const [index, right] of besides(all).middles.entries()) {
      const block = all[index];
      if (block && level) sections.push(place(block, { ...level, right: -right || 0, away: -behind, turn: 180 }));
    }
    behind += depthOf(all) + aisle;
  }

  // The ellipses have their middle between the last row of the floor and the back of the stage.
  const front = focus === 'pitch' ? depth / 2 : away;
  const back = focus === 'pitch' ? depth / 2 : behind;
  const middle = (front - back) / 2;
  let half = { across: (Math.max(widest, width) / 2) * around + margin, along: ((front + back) / 2) * around + margin };
  let inner = 0;
  for (const { where, blocks: all } of blocks) {
    const [first] = all;
    if (where !== 'around' || !first) continue;
    const level = levelOf(first.area);
    const height = Math.max(level.height, inner);
    inner = height + (depthOf(all) / rowDepth) * level.rise + storey;
    const needed = all.reduce((sum, block) => sum + block.width + aisle, 0);
    const room = 2 * Math.PI * Math.sqrt((half.across ** 2 + half.along ** 2) / 2);
    const scale = Math.max(1, needed / room);
    half = { across: half.across * scale, along: half.along * scale };
    for (const [index, block] of all.entries()) {
      // Clockwise from behind the stage.
      const facing = ((index + 0.5) / all.length) * 2 * Math.PI;
      const right = half.across * Math.sin(facing);
      const out = -half.along * Math.cos(facing);
      sections.push(
        place(block, { ...level, height, right, away: middle + out, turn: (Math.atan2(right, out) * 180) / Math.PI }),
      );
    }
    half = { across: half.across + depthOf(all) + aisle, along: half.along + depthOf(all) + aisle };
  }
  return { width, sections } satisfies HouseLayout;
}

/** Seats of a performance with their views. */
export const viewedSeats = ({ house, zones }: CataloguePerformance, seats: readonly Seat[]): SeatWithView[] =>
  withViews({ ...house, zones }, seats);
