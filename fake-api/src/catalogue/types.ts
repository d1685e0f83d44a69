import type { AccessFeature, HouseLayout, SeatPlan, Text3 } from '@first-gong/domain';

/** Seats numbered 1 to `seats` from the left, facing the stage. */
export interface SeatRow {
  section: string;
  row: string;
  seats: number;
  /** Order for best available in its zone, from 0. */
  rank: number;
  /** The seat nearest to the middle of the house, from which best available starts. */
  focus: number;
  /** Numbers of wheelchair spaces, and of companion seats. Usually empty. */
  wheelchair: readonly number[];
  companion: readonly number[];
  /** Varies the sold pattern between rows. */
  salt: number;
}

/** A price zone. Without rows, its places are numbered 1 to `capacity`: standing, free seating, online. */
export interface CatalogueZone {
  code: 'A' | 'B' | 'C' | 'D';
  name: Text3;
  /** Such as "Stalls, rows D to J". */
  location: Text3;
  /** Cents. */
  price: number;
  capacity: number;
  standing: boolean;
  /** Reason, or null. */
  restrictedView: Text3 | null;
  rows: readonly SeatRow[];
}

/** Arrangement of sections for the seat map, and their measures. Without numbered seats there are none. */
export interface SeatingLayout {
  layout?: HouseLayout;
  focus: SeatPlan['focus'];
  parts: { name: Text3; place: SeatPlan['parts'][number]['place']; sections: string[] }[];
}

/** Initial sales of a performance. */
export interface Demand {
  level: 'plenty' | 'few' | 'soldOut';
  /** Sold share of the house from 0 to 1, for `plenty` only. */
  share: number;
}

export interface CataloguePerformance {
  id: string;
  eventId: string;
  /** Civil date in Hong Kong. */
  date: string;
  /** UTC instant. */
  startsAt: string;
  /** Original instant, or null. */
  rescheduledFrom: string | null;
  /** Whether the organiser has cancelled it. */
  cancelled: boolean;
  /** 日場 or 夜場. A matinée begins before 17:00. */
  session: 'matinee' | 'evening';
  demand: Demand;
  zones: readonly CatalogueZone[];
  house: SeatingLayout;
  /** Without `wheelchairSpaces`, which depends on sales. */
  accessFeatures: readonly AccessFeature[];
  /** Languages of captions or surtitles, or null. */
  captionLanguages: Text3 | null;
}
