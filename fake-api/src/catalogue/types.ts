import type { SeatPlan, Text3 } from '@first-gong/domain';

/** A row of numbered seats, 1 to `seats`, counted from the left as one faces the stage. */
export interface SeatRow {
  section: string;
  row: string;
  seats: number;
  /** 0 is the best row of its zone: best-available tries rows in this order. */
  rank: number;
  /** The seat nearest to the middle of the house: best-available grows from here. */
  focus: number;
  /** Seat numbers that are wheelchair spaces, and their companions' seats. Empty for most rows. */
  wheelchair: readonly number[];
  companion: readonly number[];
  /** Stirs the sold pattern, so that no two rows look alike. */
  salt: number;
}

/** A price zone of a house. With no rows it sells places numbered 1 to `capacity`: standing, free seating, online. */
export interface CatalogueZone {
  code: 'A' | 'B' | 'C' | 'D';
  name: Text3;
  /** Where in the house: "Stalls, rows D to J". */
  location: Text3;
  /** Cents. */
  price: number;
  capacity: number;
  standing: boolean;
  /** Why the view is restricted, or null. */
  restrictedView: Text3 | null;
  rows: readonly SeatRow[];
}

/** How the sections of a house are arranged, for its seat map. */
export interface House {
  focus: SeatPlan['focus'];
  parts: { name: Text3; place: SeatPlan['parts'][number]['place']; sections: string[] }[];
}

/** How a performance sold before this demonstration began. */
export interface Demand {
  level: 'plenty' | 'few' | 'soldOut';
  /** Of the house, 0 to 1; for `plenty` only. */
  share: number;
}

export interface CataloguePerformance {
  id: string;
  eventId: string;
  /** Civil date in Hong Kong. */
  date: string;
  /** UTC instant. */
  startsAt: string;
  /** The instant it was first announced for, or null. */
  rescheduledFrom: string | null;
  /** 日場 or 夜場: a matinée begins before 17:00. */
  session: 'matinee' | 'evening';
  demand: Demand;
  zones: readonly CatalogueZone[];
  house: House;
}
